"""`html_of` writes the same as htpy."""

from __future__ import annotations

from typing import Any

import htpy as h
import pytest
from hypothesis import given
from hypothesis import strategies as st
from markupsafe import Markup

from pennypress.games.view_kit.render_html import html_of

TEXT = st.text(alphabet="ab<>&\"' é", max_size=6)
LEAVES: st.SearchStrategy[Any] = st.one_of(
    TEXT,
    TEXT.map(Markup),
    st.none(),
    st.booleans(),
    st.integers(),
    st.just(h.br(class_="a")),
    st.builds(lambda text: h.img(alt=text), TEXT),
)


def larger(nodes: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    several = st.lists(nodes, max_size=4)
    return st.one_of(
        several,
        several.map(tuple),
        several.map(lambda found: h.fragment[found]),
        st.builds(lambda text, found: h.div("#one.two", title=text)[found], TEXT, several),
        st.builds(lambda found: h.html[found], several),
    )


@given(st.recursive(LEAVES, larger, max_leaves=20))
def test_it_writes_the_same_as_htpy(node: Any) -> None:
    assert html_of(node) == str(h.fragment[node])


def test_it_writes_what_a_generator_or_a_function_gives() -> None:
    def list_of(number: int) -> h.Element:
        return h.ul[(h.li[str(each)] for each in range(number))]

    assert html_of(list_of(2)) == "<ul><li>0</li><li>1</li></ul>"
    assert html_of(h.p[lambda: "<"]) == "<p>&lt;</p>"


@pytest.mark.parametrize("wrong", [object(), b"bytes"])
def test_what_is_no_node_raises(wrong: Any) -> None:
    with pytest.raises(TypeError):
        html_of([wrong])
