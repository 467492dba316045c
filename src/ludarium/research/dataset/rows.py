"""Rows of a record, and the record of its rows."""

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import pyarrow as pa

from ludarium import bots
from ludarium.bots.arena import Entrant
from ludarium.bots.review import decisions, judgement
from ludarium.core import State, find, options
from ludarium.record import BadRecord, Move, Record, outcomes_text, parse_outcomes
from ludarium.registry import game as find_game
from ludarium.research.catalogue import Catalogue
from ludarium.research.dataset.play import SOFTWARE
from ludarium.research.dataset.schema import DECISIONS, GAMES, LEGAL, POSITIONS, schema
from ludarium.story import Story

Row = Mapping[str, Any]

THINKS_WITH: Final = 1  # the seed of a review


@cache
def catalogue_of(name: str) -> Catalogue:
    return Catalogue.of(name)


@dataclass(frozen=True)
class Played:
    """A game of the data set: its number, its deal, who sat where, and its record."""

    number: int
    deal: int
    seated: tuple[Entrant, ...]
    record: Record


def tables(played: Played, asked: Sequence[str], software: str = SOFTWARE) -> tuple[Any, Any]:
    """What both tables tell of this game but its review; raises `BadRecord` if the rules say no."""
    record, story = played.record, Story()
    deque(story.tell(record), maxlen=0)
    game = pa.RecordBatch.from_pylist([game_row(played, story, software)], schema(GAMES))
    rows = [
        decision_row(played, number, move, state, asked) | {"scores": story.scores[number - 1]}
        for number, (move, state) in enumerate(record.follow(), 1)
    ]
    return game, pa.RecordBatch.from_pylist(rows, schema(DECISIONS, asked))


def game_row(played: Played, story: Story, software: str) -> Row:
    record = played.record
    return {
        "id": played.number,
        "deal": played.deal,
        "game": record.game,
        "rules": record.version,
        "players": len(record.seats),
        "options": {name: str(value) for name, value in record.options.items()},
        "bots": [bot_row(one) for one in played.seated],
        "seed": bytes.fromhex(record.seed or ""),
        "commit": bytes.fromhex(record.commit or ""),
        "setup": outcomes_text(record.setup),
        "scores": record.result,
        "places": places(record.result or []),
        "sources": [vars(one) for one in story.sources],
        "moves": len(record.moves),
        "software": software,
    }


def bot_row(who: Entrant) -> Row:
    seconds = None if who.iterations else who.seconds
    return {"name": who.name, "seconds": seconds, "iterations": who.iterations}


def places(scores: Sequence[tuple[int, ...]]) -> list[int]:
    """By seat; who ties shares the better place."""
    return [1 + sum(other > own for other in scores) for own in scores]


def decision_row(
    played: Played, number: int, move: Move, state: State, asked: Sequence[str]
) -> dict[str, Any]:
    game, question = find_game(played.record.game), state.asks[-1]
    catalogue, answer = catalogue_of(game.name), find(state, move.words)
    if answer is None:
        raise BadRecord(f"move {number}: {move.words} is not an option")
    found = {
        "id": played.number,
        "number": number,
        "seat": move.seat,
        "question": type(question).__name__,
        "words": move.words,
        "action": catalogue.find(answer),
        "options": len(options(state)),
        "outcomes": outcomes_text(move.luck),
    }
    if LEGAL in asked:
        found["legal"] = catalogue.legal(state)
    if POSITIONS in asked:
        found["position"] = game.write(state)
    return found


def judged(record: Record, table: Any, iterations: int) -> Any:
    """The decisions once more, with what a review says of those where there was a choice."""
    game, found = find_game(record.game), dict[int, Row]()
    for one in decisions(record):
        thoughts = bots.appraise(game.name, one.view, 1.0, THINKS_WITH, one.words, iterations=iterations)
        says = judgement(game, one, thoughts)
        found[one.move] = {"chances": says.before, "loss": says.loss, "mark": says.mark}
    rows = [row | found.get(row["number"], {}) for row in table.to_pylist()]
    return pa.RecordBatch.from_pylist(rows, table.schema)


# The way back.


def played_of(game: Row, decided: Sequence[Row]) -> Played:
    """The record that these rows tell; raises `ValueError` if they do not tell one."""
    seated = tuple(Entrant(one["name"], one["seconds"] or 0.0, one["iterations"]) for one in game["bots"])
    record = Record(
        game["game"],
        game["rules"],
        [str(one) for one in seated],
        options_of(game),
        setup=tuple(parse_outcomes(game["setup"])),
        moves=[Move(row["seat"], row["words"], tuple(parse_outcomes(row["outcomes"]))) for row in decided],
        result=[tuple(score) for score in game["scores"]],
        commit=game["commit"].hex(),
        seed=game["seed"].hex(),
    )
    return Played(game["id"], game["deal"], seated, record)


def options_of(game: Row) -> dict[str, str | int]:
    """Numbers are numbers again, where the rules have numbers."""
    told = dict(game["options"])
    known = find_game(game["game"]).options
    return {
        name: int(value) if name in known and isinstance(known[name].default, int) else value
        for name, value in told.items()
    }
