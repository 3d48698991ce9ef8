"""What cards, items and plans say: `words` declares it, `deeds` does it, `playing` brings the two together."""
