"""What the words do: a function for each, called as the word, with its fields by name."""
