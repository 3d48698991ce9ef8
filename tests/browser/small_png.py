"""Pictures for the documentation, small enough for a repository: PNG with a palette made for each picture.

A screenshot has some ten thousand colours, most of them shades of a gradient. They are counted, and the colour space is
divided until there are 256 boxes, and every box becomes one colour: its mean. Shades between two
colours of the palette become a fine pattern of both, so that light fades without steps.
"""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from collections.abc import Iterator

SIGNATURE = b"\x89PNG\r\n\x1a\n"
COLOURS = 256
Colour = tuple[int, int, int]
PATTERN = ((0, 8, 2, 10), (12, 4, 14, 6), (3, 11, 1, 9), (15, 7, 13, 5))
NEIGHBOURS = 8


def small(png: bytes) -> bytes:
    """The same picture with 256 colours."""
    width, height, size, rows = read(png)
    lines = [list(zip(row[0::size], row[1::size], row[2::size], strict=True)) for row in rows]
    palette, index = boxes(Counter(colour for line in lines for colour in line))
    blends = mixed(palette, index)
    drawn = b"".join(
        b"\0" + bytes(blends[colour][PATTERN[y & 3][x & 3]] for x, colour in enumerate(line))
        for y, line in enumerate(lines)
    )
    return b"".join(
        [
            SIGNATURE,
            chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)),
            chunk(b"PLTE", b"".join(bytes(colour) for colour in palette)),
            chunk(b"IDAT", zlib.compress(drawn, 9)),
            chunk(b"IEND", b""),
        ]
    )


def mixed(palette: list[Colour], index: dict[Colour, int]) -> dict[Colour, bytes]:
    """For every colour the sixteen places of the pattern, each with one of the two colours that make it up best."""

    def apart(one: Colour, other: Colour) -> int:
        return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))

    near = [
        sorted(range(len(palette)), key=lambda other: apart(palette[place], palette[other]))[1 : NEIGHBOURS + 1]
        for place in range(len(palette))
    ]
    found = {}
    for colour, place in index.items():
        own, best, share = palette[place], place, 0.0
        least = apart(colour, own)
        for other in near[place] if least else ():
            way = apart(own, palette[other])
            along = sum((c - a) * (b - a) for a, b, c in zip(own, palette[other], colour, strict=True)) / max(1, way)
            along = min(0.5, max(0.0, along))
            mean = [a + (b - a) * along for a, b in zip(own, palette[other], strict=True)]
            missed = sum((a - b) ** 2 for a, b in zip(mean, colour, strict=True))
            if missed < least:
                least, best, share = missed, other, along  # type: ignore[assignment]
        found[colour] = bytes(best if step < round(share * 16) else place for step in range(16))
    return found


def boxes(counted: Counter[Colour]) -> tuple[list[Colour], dict[Colour, int]]:
    """A palette by median cut, and the place in it of every colour."""

    def worth(part: list[Colour]) -> float:
        """Most where most pixels stand far apart."""
        return spread(part)[0] * sum(counted[colour] for colour in part) ** 0.5

    parts = [list(counted)]
    worths = [worth(parts[0])]
    while len(parts) < COLOURS:
        best = max(range(len(parts)), key=worths.__getitem__)
        if worths.pop(best) == 0:
            break
        axis = spread(parts[best])[1]
        part = sorted(parts.pop(best), key=lambda colour: colour[axis])
        half, seen, at = sum(counted[c] for c in part) / 2, 0, 0
        while at < len(part) - 1 and seen < half:
            seen += counted[part[at]]
            at += 1
        halves = [part[: max(1, at)], part[max(1, at) :]]
        parts += halves
        worths += map(worth, halves)
    palette: list[Colour] = []
    index: dict[Colour, int] = {}
    for place, part in enumerate(filter(None, parts)):
        weight = sum(counted[colour] for colour in part)
        red, green, blue = (round(sum(colour[axis] * counted[colour] for colour in part) / weight) for axis in range(3))
        palette.append((red, green, blue))
        index.update(dict.fromkeys(part, place))
    return palette, index


def spread(part: list[Colour]) -> tuple[int, int]:
    """The longest side of a box of colours, and which one it is."""
    sides = [max(one[axis] for one in part) - min(one[axis] for one in part) for axis in range(3)]
    return max(sides), sides.index(max(sides))


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def read(png: bytes) -> tuple[int, int, int, list[bytearray]]:
    """Width, height, bytes a pixel and lines of a picture as browsers write it: eight bits, no interlace."""
    parts = dict[bytes, bytes]()
    for kind, data in chunks(png):
        parts[kind] = parts.get(kind, b"") + data
    width, height, depth, kind_of, *_ = struct.unpack(">IIBBBBB", parts[b"IHDR"])
    assert (depth, kind_of in (2, 6)) == (8, True)
    size = 3 if kind_of == 2 else 4
    raw = zlib.decompress(parts[b"IDAT"])
    stride = width * size
    before = bytearray(stride)
    rows = []
    for y in range(height):
        start = y * (stride + 1)
        before = unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + stride]), before, size)
        rows.append(before)
    return width, height, size, rows


def chunks(png: bytes) -> Iterator[tuple[bytes, bytes]]:
    assert png.startswith(SIGNATURE)
    at = len(SIGNATURE)
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        yield png[at + 4 : at + 8], png[at + 8 : at + 8 + length]
        at += 12 + length


def unfiltered(way: int, line: bytearray, above: bytearray, size: int) -> bytearray:
    """A line as it was before it was filtered for compression."""
    if way == 1:
        for i in range(size, len(line)):
            line[i] = (line[i] + line[i - size]) & 255
    elif way == 2:
        return bytearray((own + up) & 255 for own, up in zip(line, above, strict=True))
    elif way == 3:
        for i, up in enumerate(above):
            line[i] = (line[i] + ((line[i - size] if i >= size else 0) + up) // 2) & 255
    elif way == 4:
        for i, up in enumerate(above):
            left, corner = (line[i - size], above[i - size]) if i >= size else (0, 0)
            by_left, by_up, by_corner = abs(up - corner), abs(left - corner), abs(left + up - 2 * corner)
            if by_left <= by_up and by_left <= by_corner:
                line[i] = (line[i] + left) & 255
            else:
                line[i] = (line[i] + (up if by_up <= by_corner else corner)) & 255
    return line
