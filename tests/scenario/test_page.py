"""The examples of docs/scenarios.md hold."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from gloam.scenario import read, run

PAGE = Path(__file__).resolve().parent.parent.parent / "docs" / "scenarios.md"
EXAMPLES = re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("number", range(len(EXAMPLES)))
def test_example(number: int) -> None:
    for case in read(EXAMPLES[number], f"example {number + 1}"):
        run(case)
