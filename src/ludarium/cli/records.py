"""`ludarium replay` and `verify`: recorded games."""

import argparse
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path

from ludarium.cli.command import (
    FAILED,
    OK,
    Arguments,
    Commands,
    Failure,
    declare,
    needs,
    offer_json,
    print_json,
    read_text,
)
from ludarium.proof import HELD, OPEN, Finding, Proof, verify
from ludarium.record import HASH, HIDDEN, MOST_LETTERS, BadRecord, Record, parse_hex

REPLAY = """
ludarium replay game.txt
ludarium replay game.txt --at 12
"""
VERIFY = """
ludarium verify game.txt
ludarium verify game.txt --seal 56fe1da4b4... --key 9f02c6b1aa...
"""


def add(commands: Commands) -> None:
    parser = declare(commands, "replay", replay, "show a recorded game, move by move", REPLAY)
    parser.add_argument("record", metavar="RECORD", type=Path)
    parser.add_argument("--at", metavar="N", type=int, help="only the position after N moves, as text")
    offer_json(parser)
    parser = declare(commands, "verify", check, "check everything that a record tells", VERIFY)
    parser.add_argument("record", metavar="RECORD", type=Path)
    parser.add_argument("--seal", metavar="HEX", type=_hash, help="of the luck, as the table showed it")
    parser.add_argument("--key", metavar="HEX", type=_hash, help="of the server, as the table showed it")
    offer_json(parser)


@dataclass
class Shown:
    """A move (number 0: the set-up) and what happened in its course."""

    number: int
    line: str
    events: list[str]


def replay(arguments: Arguments) -> int:
    record = read(arguments.record)
    refuse_hidden(arguments.record, record)
    with following(arguments.record):
        if arguments.at is not None:
            return _position(record, arguments.at, arguments.json)
        shown = list(moves(record))
    if arguments.json:
        print_json({"game": record.game, "seats": record.seats, "moves": [asdict(move) for move in shown]})
        return OK
    print(f"{record.game}: " + ", ".join(f"p{seat} {name}" for seat, name in enumerate(record.seats, 1)))
    for move in shown:
        print(f"{move.number:4}  {move.line}")
        for event in move.events:
            print(f"      - {event}")
    print(_result(record))
    return OK


def moves(record: Record) -> Iterator[Shown]:
    """The set-up and every move with its events; raises `BadRecord`."""
    told = 0
    for number in range(len(record.moves) + 1):
        happened = record.at(number).news or []
        line = f"p{record.moves[number - 1].seat + 1} {record.moves[number - 1].words}" if number else "setup"
        yield Shown(number, line, [news.text for news in happened[told:]])
        told = len(happened)


def _result(record: Record) -> str:
    state = record.replay()
    scores = "  ".join(f"p{seat} {','.join(map(str, s))}" for seat, s in enumerate(state.scores(), 1))
    return f"{'unfinished' if state.asks else 'result'}: {scores}"


def _position(record: Record, number: int, as_json: bool) -> int:
    if not 0 <= number <= len(record.moves):
        raise Failure(f"The record has moves 1 to {len(record.moves)}, and 0 is the set-up.")
    text = record.rules().write(record.at(number))
    if as_json:
        print_json({"at": number, "position": text})
    else:
        print(text, end="")
    return OK


def _hash(text: str) -> str:
    try:
        return parse_hex(text, HASH)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


@needs("signatures")
def check(arguments: Arguments) -> int:
    """Tells what held and what the record cannot show; raises `Failure` at the first that does not hold."""
    record = read(arguments.record)
    with following(arguments.record):
        proof = verify(record, seal=arguments.seal, key=arguments.key)
    if arguments.json:
        print_json(_told(record, proof))
        return OK
    print(f"Verified: {proof.outcomes} outcomes in {len(record.moves)} moves.")
    print("What held:", *(f"  {_sentence(HELD, one)}" for one in proof.held), sep="\n")
    print("What the record cannot show:", *(f"  {_sentence(OPEN, one)}" for one in proof.open), sep="\n")
    return OK


def _sentence(said: Mapping[str, str], finding: Finding) -> str:
    return said[finding.key].format(**finding.facts)


def _told(record: Record, proof: Proof) -> dict[str, object]:
    return {
        "verified": proof.outcomes,
        "moves": len(record.moves),
        "commit": record.commit,
        "key": record.key,
        "held": [asdict(one) for one in proof.held],
        "open": [asdict(one) for one in proof.open],
    }


def read(path: Path) -> Record:
    """The record in this file; raises `Failure`."""
    with following(path):
        return Record.parse(read_text(path, most=4 * MOST_LETTERS))


def refuse_hidden(path: Path, record: Record) -> None:
    """Raises `Failure` if it is not the whole record."""
    luck = [*record.setup, *(outcome for move in record.moves for outcome in move.luck)]
    if any(outcome.text == HIDDEN for outcome in luck):
        raise Failure(
            f"{path} hides what others saw ({HIDDEN}): it can be replayed when it is whole.", FAILED
        )


@contextmanager
def following(path: Path) -> Iterator[None]:
    """Whatever is wrong with this record becomes a sentence."""
    try:
        yield
    except BadRecord as error:
        raise Failure(f"{path}: {error}.", FAILED) from error
