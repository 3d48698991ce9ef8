"""A process in which minds think. It reads questions from its input and writes answers to its output.

It gets only what a seat knows. The truth never enters this process, so no mind can look at it.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

from gloam.table.thinking import Company, Thinking, Thought

HEAD = struct.Struct("!I")
NICE = 5


class CompanyFault(msgspec.Struct, frozen=True, tag="fault"):
    """The company failed. `kind` names the exception and nothing else: its text might tell what a seat knows."""

    kind: str


class Answer(msgspec.Struct, frozen=True, tag="answer"):
    thought: Thought


Reply = Answer | CompanyFault


def read(stream: BinaryIO) -> bytes | None:
    """One message with its length before it; None at the end."""
    head = stream.read(HEAD.size)
    if len(head) < HEAD.size:
        return None
    (size,) = HEAD.unpack(head)
    body = stream.read(size)
    return body if len(body) == size else None


def serve(reply_to: Callable[[Any], msgspec.Struct | None]) -> None:
    """Reply to one message after the other, until the server is gone; None says nothing."""
    # Ctrl-C in a terminal reaches every process of the group; this one ends when the server does.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICE)
    source, target = sys.stdin.buffer, sys.stdout.buffer
    # Whatever somebody prints here must not get between the answers.
    sys.stdout = sys.stderr
    while (message := read(source)) is not None:
        # Pickle is right here: the only writer is the server that started this process.
        reply = reply_to(pickle.loads(message))
        if reply is None:
            continue
        body = msgspec.msgpack.encode(reply)
        try:
            target.write(HEAD.pack(len(body)) + body)
            target.flush()
        except BrokenPipeError:  # the server is gone
            os._exit(0)


def reply_to(company: Company, asked: Thinking | str) -> Reply | None:
    if isinstance(asked, Thinking):
        try:
            return Answer(company.think(asked))
        except Exception as e:
            return CompanyFault(type(e).__name__)
    company.forget(asked)
    return None


def main() -> None:
    # The server logs and counts the faults that a thought brings along.
    company = Company(report=lambda game, fault: None)
    serve(lambda asked: reply_to(company, asked))
