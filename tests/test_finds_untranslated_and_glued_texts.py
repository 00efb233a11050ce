"""The search for untranslated words finds them, and no others."""

import pytest

from tests.pseudo_locale import Marked, Texts, glued, unmarked

_ = Marked().gettext


@pytest.mark.parametrize(
    "html",
    ["<p>Your turn", "<p title='Your turn'>", f"<p>{_('Your')} turn", "<svg><title>Your turn</title></svg>"],
)
def test_a_word_that_passed_no_catalogue_is_seen(html: str) -> None:
    assert unmarked(Texts(html).found) != set()


@pytest.mark.parametrize(
    "html",
    [
        f"<p>{_('Your turn')}",
        f"<p>{_('{count} cards').format(count=3)}",
        f"<p>{_('{name} wins').format(name='Ada')}",
        "<p lang=en>English",
        "<style>p { color: red }</style>",
        "<h3>XLVII</h3>",
    ],
)
def test_nothing_else_is(html: str) -> None:
    assert unmarked(Texts(html).found, "Ada") == set()


@pytest.mark.parametrize(
    "text", [_("a") + _("b"), _("a") + ": " + _("b"), f"{_('a {b}').format(b=_('b'))} {_('c')}"]
)
def test_a_sentence_that_is_glued_is_seen(text: str) -> None:
    assert glued([text]) == {text}


@pytest.mark.parametrize(
    "text",
    [_("a"), _("{a} and {b}").format(a=_("a"), b=_("b")), Marked().pgettext("list", ", ").join([_("a")] * 3)],
)
def test_one_that_is_put_together_rightly_is_not(text: str) -> None:
    assert glued([text]) == set()
