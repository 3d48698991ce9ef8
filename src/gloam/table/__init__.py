"""Tables: games that people and minds play together, as logs of entries. No network, no disk, no clock of its own."""
