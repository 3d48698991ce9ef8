"""The adventure book: its vocabulary, its pages as data, and what makes programs and maps of them."""
