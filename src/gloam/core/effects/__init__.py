"""Cards and entries as data: how words are declared, read, checked, written as programs and played."""
