"""What the adventure book and the cards say: `words` declares it, `checks` sees whether it can be played, `deeds` does
it, `playing` brings them together."""
