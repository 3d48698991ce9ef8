game-name = Aftermath
game-pitch = Small rodents go out from a house that was built for somebody else. One campaign, together, page by page.
