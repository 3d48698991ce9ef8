"""WebSocket frames for messages that are a single text frame: nearly all of them, and they need no parser."""

from __future__ import annotations

from typing import Any, Final, Protocol

try:
    from websockets.speedups import apply_mask
except ImportError:
    from websockets.utils import apply_mask

TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""

MASKED: Final = 0x80
LONGER: Final = 126
"""In place of a length below it: two bytes with the length follow."""

MUCH_LONGER: Final = 127
"""The same with eight bytes."""

SMALLEST: Final = 6
"""The head of a client's frame: two bytes and a mask."""

_BYTE: Final = [bytes((value,)) for value in range(256)]
_SHORT: Final = [bytes((TEXT, size)) for size in range(LONGER)]
_LONG: Final = [bytes((TEXT, LONGER, size)) for size in range(256)]
_VERY_LONG: Final = bytes((TEXT, MUCH_LONGER))
_unmasked: Final[Any] = apply_mask


def framed(message: bytes) -> bytes:
    """A whole text as one frame."""
    size = len(message)
    if size < LONGER:
        return _SHORT[size] + message
    if size < 65_536:
        return _LONG[size >> 8] + _BYTE[size & 255] + message
    return _VERY_LONG + size.to_bytes(8, "big") + message


def whole(data: bytes, most: int) -> bytes | None:
    """The text of a frame that is the whole of a message of at most so many bytes, and all that has come; None for
    anything else, and for what is not right."""
    if len(data) <= SMALLEST or data[0] != TEXT:
        return None
    size, head = data[1] ^ MASKED, SMALLEST
    if size == LONGER:
        size, head = (data[2] << 8) | data[3], SMALLEST + 2
    elif size > LONGER:
        return None
    if len(data) != head + size or size > most:
        return None
    message: bytes = _unmasked(data[head:], data[head - 4 : head])
    if not message.isascii():
        try:
            str(message, "utf-8")
        except UnicodeDecodeError:
            return None
    return message


class Wire(Protocol):
    """The socket that a pen writes to: `gloam.server.lines.Socket`."""

    transport: Any
    close_sent: bool
    disconnected: bool


class Pen:
    """Writes texts to a socket that is still open."""

    def __init__(self, wire: Wire) -> None:
        self._wire = wire
        self._transport = wire.transport
        self.kept = b""

    def write_with_next(self, message: bytes) -> None:
        """Send a text together with the next one, which the same breath brings: two at once cost no more than one."""
        self.kept += framed(message)

    def write(self, message: bytes) -> None:
        """Send a text, after what was kept; nothing sends only that."""
        frame = framed(message) if message else b""
        if self.kept:
            frame, self.kept = self.kept + frame, b""
        wire = self._wire
        if frame and not (wire.close_sent or wire.disconnected or self._transport.is_closing()):
            self._transport.write(frame)
