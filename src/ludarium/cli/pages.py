"""A view as text for the terminal: it is JSON, so it can be laid out without knowing the game."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from ludarium.cli.command import as_table
from ludarium.core import Tree


def view_text(view: Mapping[str, Any]) -> str:
    """What a seat sees; tables where several things have the same parts."""
    return "\n".join(_part(name, value) for name, value in view.items())


def _part(name: str, value: Any) -> str:
    if isinstance(value, dict) and _is_table(value):
        return _table(name, value)
    if isinstance(value, list) and any(isinstance(one, dict) for one in value):
        return _part(name, {str(number): one for number, one in enumerate(value, 1)})
    return f"{name}: {_cell(value)}"


def _is_table(value: Mapping[str, Any]) -> bool:
    rows = list(value.values())
    return len(rows) > 1 and all(isinstance(row, dict) and row and list(row) == list(rows[0]) for row in rows)


def _table(name: str, value: Mapping[str, Mapping[str, Any]]) -> str:
    columns = list(next(iter(value.values())))
    rows = [[row_name, *(_cell(row[column]) for column in columns)] for row_name, row in value.items()]
    return as_table([[name, *columns], *rows])


def _cell(value: Any) -> str:
    if value is None or value is False or value in ([], {}):
        return "-"
    if value is True:
        return "yes"
    if isinstance(value, list):
        return " ".join(map(_cell, value))
    if isinstance(value, dict):
        return ", ".join(f"{key} {_cell(part)}" for key, part in value.items())
    return str(value)


def options_text(words: Sequence[str], branches: Tree) -> str:
    """Every answer: with its number, a line for each beginning that several share."""
    number = {text: place for place, text in enumerate(words, 1)}
    return "\n".join(_lines(branches, number))


def _lines(branches: Tree, number: Mapping[str, int], before: str = "") -> Iterator[str]:
    ends = [word for word, rest in branches.items() if not rest]
    if ends:
        choices = "  ".join(f"{number[before + word]}) {word}" for word in ends)
        yield f"  {before}{choices}" if not before else f"  {before}  {choices}"
    for word, rest in branches.items():
        if rest:
            yield from _lines(rest, number, f"{before}{word} ")
