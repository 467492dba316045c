"""The types of what goes over the wire, for the page: made from the structs of the server.

python scripts/wire.py > client/src/wire.ts
"""

import inspect
import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import NODEFAULT
from msgspec.inspect import (
    AnyType,
    BoolType,
    DataclassType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    StrType,
    StructType,
    TupleType,
    UnionType,
    VarTupleType,
    type_info,
)

from ludarium.server import messages
from ludarium.server.calls import CALLS
from ludarium.server.operate.admin.calls import ACTS, LOOKS

HEAD = """// What travels between server and browser.  Made by scripts/wire.py from the structs of the server.

export type Seat = number;
/** A game's view is plain JSON whose form only the game's own client knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = any;
/** What follows from a view, as the rules tell it; its form too only the game's own client knows. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Survey = any;
/** The legal answers as a tree of words; a path from the root to an empty object is one option. */
export type Options = { [word: string]: Options };
/** The legal answers as a tree of words, with the number of what each leads to at its end. */
export type Numbered = { [word: string]: Numbered | number };

/** What the browser is asked, and what it answers, as JSON: WebAuthn says what is in it. */
export type CredentialOptions = object;
export type Credential = object;

/** Wherever a view goes on the page, what follows from it goes along as `view.survey`. */
export function withSurvey<T extends { view: View | null; survey?: Survey | null }>(told: T): T {
  return told.view && told.survey ? { ...told, view: { ...told.view, survey: told.survey } } : told;
}

export type GameOption =
  | { default: string | number; values: (string | number)[] }
  | { default: number; least: number; most: number };
export type AtZero = NonNullable<NewTable['at_zero']>;
export type NewSeat = NewTable['seats'][number];
export type Mark = NonNullable<Judgement['mark']>;
"""
# The page has names of its own for what it keeps, and says some types better than a struct can.
NAMES = {
    "Entries": "Page",
    "Foreseen": "Effects",
    "Hinted": "Hint",
    "NotDone": "Refused",
    "OptionInfo": "GameOption",
    "Tried": "Preview",
}
WIDTH = 107  # of a line, besides what stands around it
T = "t"  # what a message from the server says it is

Named = StructType | DataclassType
PLAIN: dict[Any, str] = {
    BoolType: "boolean",
    IntType: "number",
    FloatType: "number",
    StrType: "string",
    NoneType: "null",
    AnyType: "unknown",
}


def text() -> str:
    """The whole file."""
    answers = [*(call.answer for call in CALLS), *(look.answer for look in LOOKS)]
    told = named([*answers, *messages.TOLD, messages.Changed])
    said = named([*(call.body for call in CALLS if call.body), *(act.body for act in ACTS)])
    told.pop("GameOption")
    parts = [declared(struct, name not in told) for name, struct in sorted((said | told).items())]
    return "\n".join(
        [HEAD, *parts, union("FromServer", map(heard, messages.TOLD)), union("ToServer", sent())]
    )


def named(kinds: Iterable[Any]) -> dict[str, Named]:
    """Every struct that is spoken of, by its name on the page."""
    return {name_of(struct): struct for kind in kinds for struct in reached(type_info(kind))}


def name_of(struct: Named) -> str:
    return NAMES.get(struct.cls.__name__, struct.cls.__name__)


def union(name: str, members: Iterable[str]) -> str:
    return f"export type {name} =\n" + "\n".join(f"  | {one}" for one in members) + ";\n"


def heard(kind: Any) -> str:
    """A message from the server: what it is of, and what it says."""
    struct = type_info(kind)
    assert isinstance(struct, StructType)
    tags = f"'{struct.tag}'" if struct.tag else of(next(one.type for one in struct.fields if one.name == T))
    return f"({{ {T}: {tags} }} & {name_of(struct)})"


def sent() -> Iterator[str]:
    for kind in messages.KINDS.values():
        struct = type_info(kind)
        assert isinstance(struct, StructType)
        yield f"{{ {'; '.join(fields(struct, True))} }}"


def reached(kind: Any) -> Iterator[Named]:
    """Every struct that is spoken of."""
    match kind:
        case StructType() | DataclassType():
            yield kind
            inner = [field.type for field in kind.fields]
        case UnionType() | TupleType():
            inner = list(kind.types if isinstance(kind, UnionType) else kind.item_types)
        case ListType() | VarTupleType():
            inner = [kind.item_type]
        case DictType():
            inner = [kind.value_type]
        case Metadata():
            inner = [kind.type]
        case _:
            inner = []
    for one in inner:
        yield from reached(one)


def declared(struct: Named, only_said: bool) -> str:
    lines = "".join(map(laid_out, fields(struct, only_said)))
    return f"{remark(struct.cls)}export interface {name_of(struct)} {{\n{lines}}}\n"


def laid_out(field: str) -> str:
    """In one line, or each of its words in one of its own."""
    if len(field) <= WIDTH:
        return f"  {field};\n"
    name, _, words = field.partition(": ")
    return f"  {name}:\n    | " + "\n    | ".join(words.split(" | ")) + ";\n"


def fields(struct: Named, only_said: bool) -> Iterator[str]:
    """But for the tag of a message."""
    if isinstance(struct, StructType) and struct.tag_field not in (None, T):
        yield f"{struct.tag_field}: '{struct.tag}'"
    for field in struct.fields:
        if field.name != T:
            yield f"{field.encode_name}{'?' if optional(struct, field, only_said) else ''}: {of(field.type)}"


def remark(cls: type) -> str:
    """What the struct says of itself; nothing of what it has inherited."""
    said = re.sub(r"\s*\n\s*", "\n * ", inspect.cleandoc(cls.__doc__ or "")).strip()
    return f"/** {said} */\n" if said and "\n" not in said else f"/**\n * {said}\n */\n" if said else ""


def optional(struct: Named, field: Field, only_said: bool) -> bool:
    """Whether it may be missing: a client need not say it, or it is nothing special and so not told."""
    config = getattr(struct.cls, "__struct_config__", None)
    left_out = only_said or (config is not None and config.omit_defaults)
    unset = field.default is NODEFAULT and field.default_factory is NODEFAULT
    # What follows from a view is in the view, wherever the page has it.
    return field.name == "survey" or (not field.required and (left_out or unset))


def of(kind: Any) -> str:
    """A type in the words of TypeScript."""
    match kind:
        case StructType() | DataclassType():
            words = name_of(kind)
        case Metadata():
            words = str((kind.extra_json_schema or {})["title"])
        case LiteralType():
            words = " | ".join(json.dumps(value).replace('"', "'") for value in kind.values)
        case UnionType():
            words = " | ".join(map(of, kind.types))
        case ListType() | VarTupleType():
            item = of(kind.item_type)
            words = f"({item})[]" if " " in item else f"{item}[]"
        case TupleType():
            words = f"[{', '.join(map(of, kind.item_types))}]"
        case DictType():
            words = f"Record<string, {of(kind.value_type)}>"
        case _:
            words = PLAIN[type(kind)]
    return words


if __name__ == "__main__":
    print(text(), end="")
