"""The program that measures a decision runs: it reaches past the network, into connections and rooms."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).resolve().parents[2] / "bench" / "decision.py"


def test_a_decision_is_measured() -> None:
    command = [sys.executable, str(BENCH), "--decisions", "20", "--tables", "2", "--undo"]
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert json.loads(ran.stdout)["cpu_us"] > 0
