"""Frames that are made and read without a parser are those that a parser makes and reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from gloam.server.frames import Pen, framed, whole

MOST = 70_000
SIZES = (1, 2, 125, 126, 127, 255, 256, 65_535)


def sent(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True, mask: bool = True) -> bytes:
    """What a client sends."""
    return bytes(Frame(opcode, data, fin).serialize(mask=mask, extensions=[]))


def parsed(data: bytes) -> tuple[Frame, bytes]:
    """The first frame of what a server has sent, and what follows it."""
    reader = StreamReader()
    reader.feed_data(data)
    parser = Frame.parse(reader.read_exact, mask=False, max_size=None, extensions=[])
    with pytest.raises(StopIteration) as done:
        next(parser)
    return done.value.value, bytes(reader.buffer)


@pytest.mark.parametrize("size", [0, *SIZES, 65_536, 70_000])
def test_a_text_as_a_frame(size: int) -> None:
    message = bytes(i % 100 for i in range(size))
    assert framed(message) == sent(message, mask=False)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_that_is_a_whole_message(size: int) -> None:
    message = b"x" * size
    assert whole(sent(message), MOST) == message
    assert whole(sent(message), size) == message
    assert whole(sent(message), size - 1) is None


def test_text_beyond_ascii() -> None:
    assert whole(sent("Игрок 甲".encode()), MOST) == "Игрок 甲".encode()
    assert whole(sent(b"\xff\xfe"), MOST) is None


OTHERS: dict[str, Callable[[], bytes]] = {
    "nothing": lambda: b"",
    "one byte": lambda: b"\x81",
    "an empty text": lambda: sent(b""),
    "cut off": lambda: sent(b"xyz")[:-1],
    "cut off in its length": lambda: sent(b"xyz" * 50)[:7],
    "more than one": lambda: sent(b"xyz") + b"x",
    "two": lambda: sent(b"x") * 2,
    "no mask": lambda: sent(b"xyz", mask=False),
    "long, no mask": lambda: sent(b"xyz" * 50, mask=False),
    "a part": lambda: sent(b"xyz", fin=False),
    "bytes": lambda: sent(b"xyz", Opcode.BINARY),
    "the next part": lambda: sent(b"xyz", Opcode.CONT),
    "a ping": lambda: sent(b"xyz", Opcode.PING),
    "a close": lambda: sent(b"\x03\xe8bye", Opcode.CLOSE),
    "very long": lambda: sent(b"x" * 65_536),
    "a reserved bit": lambda: bytes((0xC1, 0x83)) + sent(b"xyz")[2:],
}


@pytest.mark.parametrize("what", OTHERS)
def test_anything_else_goes_its_usual_way(what: str) -> None:
    assert whole(OTHERS[what](), MOST) is None


class Paper:
    """A wire, and the transport behind it."""

    def __init__(self) -> None:
        self.transport = self
        self.close_sent = self.disconnected = self.closing = False
        self.written: list[bytes] = []

    def is_closing(self) -> bool:
        return self.closing

    def write(self, data: bytes) -> None:
        self.written.append(data)


def test_what_is_kept_goes_with_the_next() -> None:
    paper = Paper()
    pen = Pen(paper)
    pen.write(b"")
    pen.write_with_next(b"one")
    pen.write_with_next(b"two")
    assert not paper.written
    pen.write(b"three")
    pen.write_with_next(b"four")
    pen.write(b"")
    pen.write(b"")
    assert paper.written == [framed(b"one") + framed(b"two") + framed(b"three"), framed(b"four")]
    frame, rest = parsed(paper.written[0])
    assert (frame.opcode, frame.data, rest) == (Opcode.TEXT, b"one", framed(b"two") + framed(b"three"))


@pytest.mark.parametrize("what", ["close_sent", "disconnected", "closing"])
def test_nothing_is_written_after_the_end(what: str) -> None:
    paper: Any = Paper()
    pen = Pen(paper)
    setattr(paper, what, True)
    pen.write(b"one")
    assert not paper.written
