"""The pages of the site, and the content that Python generates for them at build time."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from functools import partial
from pathlib import Path

import htpy as h

from pennypress.app.startup import stored_page
from pennypress.engine.i18n import _
from pennypress.engine.languages_and_catalogues import FIRST, LANGUAGES, page, use
from pennypress.games import GAMES
from pennypress.site import content_security_policy, rules_pages
from pennypress.site.extract_and_compile_messages import WORDS
from pennypress.site.site_error import SiteError

PYSCRIPT = Path(__file__).resolve().parents[2] / "pyscript.toml"

SLOT = re.compile(r"<!-- slot: ([a-z-]+) -->")
IN_EACH_LANGUAGE = re.compile(r" *<!-- in each language -->\n(.*?) *<!-- until here -->\n", re.DOTALL)
IN_ALL_LANGUAGES = re.compile(r" *<!-- in all languages -->\n(.*?) *<!-- until here -->\n", re.DOTALL)
OF_ONE_LANGUAGE = "<!-- slot: language -->"
"""The mark of a source from which a page is made for each language."""

Slots = dict[str, Callable[[], str]]
"""The content for each `<!-- slot: NAME -->`."""


def slots(language: str, name: str = "") -> Slots:
    """The slots of the page with that name in that language."""
    taught = [game for game in GAMES.values() if game.how_to_play]
    return {
        "languages": lambda: " ".join(LANGUAGES),
        "titles": lambda: " ".join(GAMES),
        "language": lambda: language,
        "manifest": partial(page, "manifest.webmanifest", language),
        "in-other-languages": partial(in_other_languages, language, name),
        "other-languages": partial(other_languages, language, name),
        "lobby": partial(stored_page.first_lobby, language),
        "opening": stored_page.opening,
        "pyscript": pyscript,
        **{f"rules-{game.name}": partial(rules_pages.rules, game, language) for game in taught},
        **content_security_policy.slots(),
    }


def made(name: str, text: str, more: Slots) -> dict[str, str]:
    """The pages made from a source, by name; `more` are additional slots.

    Text pages are separate pages for each language. A page that runs Python is one page with the texts of all
    languages, because its language can change; scripts choose the language before the first paint.
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
    """The text in that language with its slots filled. Raises SiteError for an unknown slot."""

    def fill(found: re.Match[str]) -> str:
        if found[1] not in slots:
            raise SiteError(f"Nothing fills the slot '{found[1]}' of a page.")
        return slots[found[1]]()

    use(language)
    return SLOT.sub(fill, WORDS.sub(lambda found: _(found[1]), text))


def _one_below_the_other(text: str) -> str:
    """The text in all languages, one after the other, for readers without scripts."""
    return "".join(filled(text.replace("{language}", language), {}, language) for language in LANGUAGES)


def _templates(text: str, more: Slots) -> str:
    """The text in all other languages, as templates. choose-language.js puts them in place by their ids."""
    return "".join(_template(text, more, language) for language in LANGUAGES if language != FIRST)


def _template(text: str, more: Slots, language: str) -> str:
    content = filled(text, slots(language) | more, language)
    return f'    <template id="in-{language}" title="{_("Penny Press")}">\n{content}    </template>\n'


def in_other_languages(language: str, name: str) -> str:
    """Links for search engines to the page in other languages."""
    return "".join(
        str(h.link(rel="alternate", hreflang=other, href=f"./{page(name, other)}"))
        for other in LANGUAGES
        if other != language
    )


def other_languages(language: str, name: str) -> str:
    """Links for readers to the page in other languages, each with its own name."""
    links = [
        h.a(href=f"./{page(name, other)}", hreflang=other, lang=other)[title]
        for other, title in LANGUAGES.items()
        if other != language
    ]
    return str(h.p(".in-other-languages")[links])


def pyscript() -> str:
    """The content of pyscript.toml as JSON, inlined so that PyScript needs no TOML parser."""
    return json.dumps(tomllib.loads(PYSCRIPT.read_text(encoding="utf-8")))
