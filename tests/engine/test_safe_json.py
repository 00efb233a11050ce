"""Reading untrusted JSON: valid text is read; text nested deeply enough to overflow a parser is refused."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pennypress.engine.safe_json import DEPTH_LIMIT, ITEM_LIMIT, load_json

leaves = st.none() | st.booleans() | st.integers() | st.text()
data = st.recursive(leaves, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=20)


@given(data)
def test_what_is_sound_is_read(value: object) -> None:
    assert load_json(json.dumps(value)) == value
    assert load_json(json.dumps(value, ensure_ascii=False, indent=1)) == value


@pytest.mark.parametrize("opening", ["[", '{"a":', '["]",'])
def test_what_is_nested_too_deeply_is_refused_before_it_is_parsed(
    opening: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(json, "loads", lambda text: pytest.fail("parsed"))
    with pytest.raises(ValueError, match=r"[\[{]"):
        load_json(opening * (DEPTH_LIMIT + 1))


def test_brackets_inside_strings_do_not_count() -> None:
    text = json.dumps(["[" * 1000, '\\"' + "{" * 1000])
    assert load_json(text) == json.loads(text)


def test_a_string_without_an_end_takes_no_time() -> None:
    with pytest.raises(ValueError, match="Unterminated"):
        load_json('"' + '\\"' * 500_000)


@pytest.mark.parametrize("item", ["{}", "[]", "1", '{"a":1}'])
def test_what_has_too_many_items_is_refused_before_it_is_parsed(
    item: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(json, "loads", lambda text: pytest.fail("parsed"))
    with pytest.raises(ValueError, match="too many"):
        load_json(f"[{','.join([item] * (ITEM_LIMIT + 1))}]")
