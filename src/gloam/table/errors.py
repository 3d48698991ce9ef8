"""Why a table rejects a request, or a log can't become a table."""

from __future__ import annotations

from gloam.core.words.lexicon import Phrase


class TableError(Exception):
    """The table rejects a request: `not-allowed`, `stale` or `bad-request`. Nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


class RuleRefusal(Exception):
    """The rules refuse the choice; nothing has changed. `reason` is for the asking seat alone."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(f"{reason.rule}: {reason.key}")
        self.reason = reason


class LogError(Exception):
    """A log that does not make a table: an unknown game, other rules, a broken entry."""


class OtherEditionLog(LogError):
    """A log of other rules or content than we have here. It can be read but not continued."""
