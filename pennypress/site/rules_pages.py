"""The rules pages: a title's text with its examples as stills, which become live diagrams if scripts run."""

from __future__ import annotations

import htpy as h
from htpy import Element

from pennypress.app.embed import live_diagram
from pennypress.app.embed.view import view as whole_frame
from pennypress.engine.diagram_codec import Diagram, pack
from pennypress.engine.title_description import Game
from pennypress.games import rules_of
from pennypress.games.view import Example

STYLES = "./static/css/diagram.css"
STYLES_OF_TITLE = "./static/css/{title}-diagram.css"


def rules(game: Game, language: str) -> str:
    """The rules of that title in that language."""
    return str(rules_of(game.name).page(lambda example: figure(game, example, language)))


def figure(game: Game, example: Example, language: str) -> Element:
    """The still of an example with its caption. It can be played on if scripts run."""
    packed = packed_of(game, example)
    return h.figure(".diagram", id=f"example-{example.name}")[
        h.penny_press(position=packed, show=example.show, theme="auto")[
            still(game, packed, example.show, language)
        ],
        h.figcaption[example.caption],
    ]


def packed_of(game: Game, example: Example) -> str:
    """The packed diagram of the example. Its name is the seed of further draws."""
    gestures = [(gesture.name, *gesture.words) for gesture in example.gestures]
    return pack(Diagram.of(game, example.position, example.seats, gestures, seed=example.name))


def still(game: Game, packed: str, show: str, language: str) -> Element:
    """The diagram as the frame will show it at first.

    It is in a shadow root, so that its ids and styles do not conflict with others, as in the frame.
    """
    live = live_diagram.opened(live_diagram.Wanted(position=packed, show=show, language=language))
    return h.div(".still")[
        h.template(shadowrootmode="open")[
            h.link(rel="stylesheet", href=STYLES),
            h.link(rel="stylesheet", href=STYLES_OF_TITLE.format(title=game.name)),
            h.div(".at-diagram", inert=True)[whole_frame(live)],
        ]
    ]
