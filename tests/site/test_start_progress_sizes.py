"""Elements for the files of the start have their sizes, from which the progress is computed."""

from pathlib import Path

from pennypress.site import start_progress_sizes

PAGE = """<link rel="preload" as="font" crossorigin href="./type.woff2">
<meta name="fetched" content="./static/code.zip">
<link rel="modulepreload" href="./static/core.js">
<link rel="stylesheet" href="./main.css">
"""


def test_fetched_files_and_modules_say_their_bytes_and_nothing_else_does(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "code.zip").write_bytes(b"x" * 1234)
    (tmp_path / "static" / "core.js").write_bytes(b"y" * 56)
    (tmp_path / "index.html").write_text(PAGE)
    start_progress_sizes.write(tmp_path)
    assert (tmp_path / "index.html").read_text() == PAGE.replace(
        'code.zip"', 'code.zip" data-bytes="1234"'
    ).replace('core.js"', 'core.js" data-bytes="56"')
