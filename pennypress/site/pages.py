"""The pages of the site, and what Python writes into them when the site is built."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path

import htpy as h

from pennypress.app.startup import prerender
from pennypress.engine.i18n import _
from pennypress.engine.locales import FIRST, LANGUAGES, page, use
from pennypress.games import GAMES
from pennypress.site import SiteError, content_security_policy, rules_pages
from pennypress.site.translations import WORDS

PYSCRIPT = Path(__file__).resolve().parents[2] / "pyscript.toml"

SLOT = re.compile(r"<!-- slot: ([a-z-]+) -->")
IN_EACH_LANGUAGE = re.compile(r" *<!-- in each language -->\n(.*?) *<!-- until here -->\n", re.DOTALL)
IN_ALL_LANGUAGES = re.compile(r" *<!-- in all languages -->\n(.*?) *<!-- until here -->\n", re.DOTALL)
OF_ONE_LANGUAGE = "<!-- slot: language -->"
"""What is in the source of a page that is made anew for each language."""

Slots = dict[str, Callable[[], str]]
"""What stands in place of `<!-- slot: NAME -->`."""


def slots(language: str, name: str = "") -> Slots:
    """Those of the page of that name, in that language."""
    taught = [game for game in GAMES.values() if game.how_to_play]
    return {
        "languages": lambda: " ".join(LANGUAGES),
        "language": lambda: language,
        "manifest": partial(page, "manifest.webmanifest", language),
        "in-other-languages": partial(in_other_languages, language, name),
        "other-languages": partial(other_languages, language, name),
        "lobby": partial(prerender.first_lobby, language),
        "opening": prerender.opening,
        "pyscript": pyscript,
        **{f"rules-{game.name}": partial(rules_pages.rules, game, language) for game in taught},
        **content_security_policy.slots(),
    }


def made(name: str, text: str, more: Slots) -> dict[str, str]:
    """The pages that a source makes, by their names, `more` slots filled besides.

    What is for reading is a page of its own in each language. Where Python runs the language changes on the
    page, so there is one, with the words of all; the scripts choose before the first paint.
    """
    if OF_ONE_LANGUAGE in text:
        return {
            page(name, language): filled(text, slots(language, name) | more, language)
            for language in LANGUAGES
        }
    whole = IN_ALL_LANGUAGES.sub(lambda found: _one_below_the_other(found[1]), text)
    whole = IN_EACH_LANGUAGE.sub(lambda found: found[1] + _templates(found[1], more), whole)
    return {name: filled(whole, slots(FIRST, name) | more, FIRST)}


def filled(text: str, slots: Slots, language: str) -> str:
    """A text in that language with its slots filled. Raises SiteError for a slot that nobody fills."""

    def fill(found: re.Match[str]) -> str:
        if found[1] not in slots:
            raise SiteError(f"Nothing fills the slot '{found[1]}' of a page.")
        return slots[found[1]]()

    use(language)
    return SLOT.sub(fill, WORDS.sub(lambda found: _(found[1]), text))


def _one_below_the_other(text: str) -> str:
    """The same in all languages, for readers of whom nobody knows which is theirs: no script runs there."""
    return "".join(filled(text.replace("{language}", language), {}, language) for language in LANGUAGES)


def _templates(text: str, more: Slots) -> str:
    """The same in all other languages: its elements take the place of those with their ids (language.js)."""
    return "".join(_template(text, more, language) for language in LANGUAGES if language != FIRST)


def _template(text: str, more: Slots, language: str) -> str:
    content = filled(text, slots(language) | more, language)
    return f'    <template id="in-{language}" title="{_("Penny Press")}">\n{content}    </template>\n'


def in_other_languages(language: str, name: str) -> str:
    """For search engines: where the page is to be found in other languages."""
    return "".join(
        str(h.link(rel="alternate", hreflang=other, href=f"./{page(name, other)}"))
        for other in LANGUAGES
        if other != language
    )


def other_languages(language: str, name: str) -> str:
    """For readers: the page in other languages, each under its own name."""
    links = [
        h.a(href=f"./{page(name, other)}", hreflang=other, lang=other)[title]
        for other, title in LANGUAGES.items()
        if other != language
    ]
    return str(h.p(".in-other-languages")[links])


def pyscript() -> str:
    """pyscript.toml as PyScript needs no parser for, in the page itself."""
    return json.dumps(tomllib.loads(PYSCRIPT.read_text(encoding="utf-8")))
