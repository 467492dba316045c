"""The notebook of statistics runs, and what stands in it is what it prints."""

import io
import json
import os
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

NOTEBOOK = Path(__file__).resolve().parent.parent.parent / "examples/statistics.ipynb"
FEW = {"GAMES": 12, "POSITIONS": 8, "THOUGHTS": 10}


def run(**others: Any) -> tuple[dict[str, Any], list[str]]:
    """Cell after cell, as a kernel does; what the first one sets may be set otherwise.

    What is left behind, and what each cell printed.
    """
    names: dict[str, Any] = {}
    printed = []
    for number, cell in enumerate(code_of(json.loads(NOTEBOOK.read_text(encoding="utf-8")))):
        out = io.StringIO()
        with redirect_stdout(out):
            exec(compile("".join(cell["source"]), f"cell {number}", "exec"), names)
        printed.append(out.getvalue())
        assert number or others.keys() <= names.keys()
        names |= {} if number else others
    return names, printed


def code_of(notebook: dict[str, Any]) -> list[dict[str, Any]]:
    return [cell for cell in notebook["cells"] if cell["cell_type"] == "code"]


def told(cell: dict[str, Any]) -> str:
    return "".join(line for output in cell["outputs"] for line in output["text"])


def test_it_runs_and_says_what_the_games_say() -> None:
    names, printed = run(**FEW)
    for where in (names["equal"], names["unequal"]):
        assert pq.read_table(where / "games").num_rows == FEW["GAMES"]
    lengths = pq.read_table(names["equal"] / "games")["moves"].to_numpy()
    assert f"decisions a game: mean {np.mean(lengths):.1f}" in printed[3]
    shares = [sum(names["won"](one, seat) for one in names["games"]) for seat in range(2)]
    assert sum(shares) == pytest.approx(FEW["GAMES"]) and f"{shares[0] / FEW['GAMES']:.1%}" in printed[4]
    assert sum(names["duplicates"](names["equal"]).values()) == FEW["GAMES"] // 2
    assert f"strong answers as master does: {names['agreed']['strong'] / FEW['POSITIONS']:.1%}" in printed[7]


def test_it_is_shipped_with_what_it_prints() -> None:
    cells = code_of(json.loads(NOTEBOOK.read_text(encoding="utf-8")))
    assert all(
        told(cell) for cell in cells if "print(" in "".join(cell["source"]) and "def " not in told(cell)
    )


@pytest.mark.slow
def test_what_stands_in_it_is_what_it_prints() -> None:
    """`LUDARIUM_WRITE=1` writes it anew."""
    notebook = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    _, printed = run()
    if os.environ.get("LUDARIUM_WRITE"):
        for number, (cell, text) in enumerate(zip(code_of(notebook), printed, strict=True), 1):
            lines = text.splitlines(keepends=True)
            stream = {"name": "stdout", "output_type": "stream", "text": lines}
            cell |= {"execution_count": number, "outputs": [stream] if text else []}
        NOTEBOOK.write_text(json.dumps(notebook, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    assert [told(cell) for cell in code_of(notebook)] == printed
