"""The words of games, and how they are said in four languages."""
