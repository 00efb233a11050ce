"""Every text for people is marked for translation, and no sentence is glued from pieces."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
NOT_SEEN = re.compile(
    r"pennypress/(adapters/|league/|site/|__main__\.py|engine/playthrough_transcript\.py|games/(\w+/)?balance\.py"
    r"|games/\w+/text_drawing\.py|app/text_of_screen\.py)"
)
"""Modules whose text is never shown on the page."""
SOURCES = [
    file
    for file in sorted((ROOT / "pennypress").rglob("*.py"))
    if not NOT_SEEN.match(file.relative_to(ROOT).as_posix())
]
MARKS = {"_", "N_", "ngettext", "pgettext"}
LOOKED_UP = MARKS - {"N_"}
READ_OUT = {
    "aria_label",
    "aria_description",
    "aria_valuetext",
    "alt",
    "placeholder",
    "title",
    "label",
    "summary",
}
"""Attributes of elements that people read or hear."""
SAID = {"Announce", "BadRecord", "IllegalAction", "Notice", "Offer", "say"}
"""Functions that take a sentence for people."""
WORD = re.compile(r"[^\W\d_]{2}")
SENTENCE = re.compile(r"(?!.*(serif| Text MT))[“A-Z][\w’“”-]*,? (?=.*[a-z]{3}).*\w")
"""A capital letter and further words; names of fonts are excluded."""


def names(node: ast.expr) -> str:
    """The last part of a called name: 'say' of `store.say`."""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def is_spoken(node: ast.AST, spoken: set[str]) -> bool:
    """Whether it is the result of a translation function, formatted or not."""
    if isinstance(node, ast.Name):
        return node.id in spoken
    if isinstance(node, ast.IfExp):
        return is_spoken(node.body, spoken) or is_spoken(node.orelse, spoken)
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Attribute) and node.func.attr == "format":
        return is_spoken(node.func.value, spoken)
    return isinstance(node.func, ast.Name) and node.func.id in LOOKED_UP


def is_element(node: ast.AST) -> bool:
    """Whether it is `h.p` or `h.p(…)`."""
    node = node.func if isinstance(node, ast.Call) else node
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "h"


def shown(node: ast.AST) -> Iterator[ast.AST]:
    """The possible values of an expression, not counting what is called or tested on the way."""
    match node:
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.BoolOp(values=parts):
            for part in parts:
                yield from shown(part)
        case ast.IfExp(body=body, orelse=other):
            yield from shown(body)
            yield from shown(other)
        case ast.ListComp(elt=part) | ast.GeneratorExp(elt=part) | ast.Starred(value=part):
            yield from shown(part)
        case ast.BinOp(left=left, right=right):
            yield from shown(left)
            yield from shown(right)
        case ast.JoinedStr(values=parts):
            for part in parts:
                yield from shown(part)
        case _:
            yield node


def unmarked(node: ast.AST) -> Iterator[ast.Constant]:
    """Untranslated words for people in it."""
    for each in shown(node):
        if isinstance(each, ast.Constant) and isinstance(each.value, str) and WORD.search(each.value):
            yield each


def literal(tree: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Untranslated words in elements, in attributes that are read out, and in sentences for people."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Subscript) and is_element(node.value):
            yield from unmarked(node.slice)
        if isinstance(node, ast.Call):
            for keyword in node.keywords:
                if keyword.arg in READ_OUT:
                    yield from unmarked(keyword.value)
            if names(node.func) in SAID:
                for argument in node.args:
                    yield from unmarked(argument)


def prose(tree: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Other untranslated texts that look like sentences."""
    marked = {
        id(part)
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and names(node.func) in MARKS
        for part in ast.walk(node)
    }
    notes = {
        id(node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or id(node) in marked | notes:
            continue
        if isinstance(node.value, str) and SENTENCE.match(node.value):
            yield node


def glued(tree: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """Places where a translated text is joined to another by `+`, an f-string or `join`."""
    for scope in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        spoken, several = spoken_names(scope)
        for node in ast.walk(scope):
            match node:
                case ast.BinOp(op=ast.Add(), left=left, right=right):
                    if is_spoken(left, spoken) or is_spoken(right, spoken):
                        yield node
                case ast.AugAssign(op=ast.Add(), target=ast.Name(id=name), value=value):
                    if is_spoken(value, spoken) or name in spoken:
                        yield node
                case ast.FormattedValue(value=value) if is_spoken(value, spoken):
                    yield node
                case ast.Call(func=ast.Attribute(value=ast.Constant(), attr="join"), args=[things]):
                    of = things.elt if isinstance(things, ast.ListComp | ast.GeneratorExp) else things
                    parts = of.elts if isinstance(of, ast.List | ast.Tuple) else [of]
                    if names(of) in several or any(is_spoken(part, spoken) for part in parts):
                        yield node


def spoken_names(scope: ast.AST) -> tuple[set[str], set[str]]:
    """The variables with a translated text, and those with several."""
    spoken: set[str] = set()
    several: set[str] = set()
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            if is_spoken(node.value, spoken):
                spoken.add(node.targets[0].id)
            of = node.value.elt if isinstance(node.value, ast.ListComp) else node.value
            parts = of.elts if isinstance(of, ast.List | ast.Tuple) else [of] if of is not node.value else []
            if any(is_spoken(part, spoken) for part in parts):
                several.add(node.targets[0].id)
        match node:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=name), attr="append"), args=[thing]):
                several |= {name} if is_spoken(thing, spoken) else set()
    return spoken, several


def found(check: Callable[[ast.AST], Iterator[ast.expr | ast.stmt]], file: Path) -> list[str]:
    """The findings of a check in a file, for the failure message."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    return sorted(
        {f"{file.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)[:90]}" for node in check(tree)}
    )


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_every_text_for_people_is_marked(file: Path) -> None:
    assert found(literal, file) == []
    assert found(prose, file) == []


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_no_sentence_is_glued_from_pieces(file: Path) -> None:
    assert found(glued, file) == []


@pytest.mark.parametrize(
    "text",
    [
        'h.p["Your turn"]',
        'h.p(".x")[a, [b if c else "None left"]]',
        'h.p[f"{count} cards"]',
        'h.button(aria_label="Close")["×"]',
        'button("x", m, icon("x"), title="Close it" if y else None)',
        'store.say(model, "gone")',
        'text = "The game is over."',
    ],
)
def test_the_search_would_see_a_text_that_is_not_marked(text: str) -> None:
    tree = ast.parse(text)
    assert [*literal(tree), *prose(tree)] != []


@pytest.mark.parametrize(
    "text",
    [
        'return _("A") + " " + _("B")',
        'return "… " + ngettext("{n} a", "{n} b", n).format(n=n)',
        "return f\"{_('A')}: {b}\"",
        'said = _("A")\n    said += " b"',
        'return " ".join([_("A"), b])',
        'parts = [_("A")]\n    return ", ".join(parts)',
        'parts = []\n    parts.append(_("A").format(a=b))\n    return " ".join(parts)',
        'return ", ".join(_("{a}").format(a=a) for a in all)',
    ],
)
def test_the_search_would_see_a_sentence_that_is_glued(text: str) -> None:
    assert list(glued(ast.parse(f"def f():\n    {text}"))) != []
