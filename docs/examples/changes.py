"""Whole updates from changes, for clients that say `"changes": true` (docs/protocol.md, "Changes")."""

from typing import Any


class Follower:
    """What one connection was sent, put together."""

    def __init__(self) -> None:
        self.update: dict[str, Any] = {}
        self.choices: dict[int, Any] = {}

    def take(self, message: dict[str, Any]) -> dict[str, Any]:
        """The whole update after an `update` or a `change`."""
        if message["type"] == "update":
            self.update, self.choices = message, {}
        else:
            self.change(message)
        for prompt in (self.update["sight"] or {"prompts": []})["prompts"]:
            prompt["options"] = [self.choice(one) for one in prompt["options"]]
            for refusal in prompt["refused"]:
                refusal["choice"] = self.choice(refusal["choice"])
        return self.update

    def change(self, change: dict[str, Any]) -> None:
        self.update["since"] = self.update["seq"]
        self.update["seq"] = self.update["table"]["seq"] = change["seq"]
        self.update["now"] = change["now"]
        self.update["events"], self.update["talk"] = change.get("events", []), change.get("talk", [])
        for path, value in change.get("set", {}).items():
            place, key = self.place(path)
            place[key] = value
        for path, (start, removed, items) in change.get("splice", {}).items():
            place, key = self.place(path)
            place[key][start : start + removed] = items

    def place(self, path: str) -> tuple[Any, Any]:
        """Where a JSON pointer leads, such as /table/seats/2/online: what holds the value, and under which key."""
        place: Any = self.update
        *way, last = (part.replace("~1", "/").replace("~0", "~") for part in path.split("/")[1:])
        for part in way:
            place = place[int(part)] if isinstance(place, list) else place[part]
        return place, int(last) if isinstance(place, list) else last

    def choice(self, choice: Any) -> Any:
        """An option in words; one that this connection was sent before may come as its number alone."""
        if isinstance(choice, int):
            return self.choices[choice]
        if choice["phrase"]["key"] == f"verb-{choice['notation'].partition(':')[0]}":  # its usual words
            self.choices[choice["option"]] = choice
        return choice
