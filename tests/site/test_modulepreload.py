"""Pages preload all modules that theirs import, each once."""

from __future__ import annotations

from pathlib import Path

from pennypress.site.modulepreload import preload


def write_all(folder: Path, texts: dict[str, str]) -> None:
    """Write files with these texts; names may contain folders."""
    for name, text in texts.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)


def test_what_a_module_for_later_imports_is_for_later(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text('import "./b.js";')
    (tmp_path / "b.js").write_text("")
    (tmp_path / "index.html").write_text('<link rel="later" href="./a.js">\n')
    preload(tmp_path)
    assert (tmp_path / "index.html").read_text() == (
        '<link rel="later" href="./a.js">\n<link rel="later" href="./b.js" fetchpriority="low">\n'
    )


def test_all_that_is_imported_is_named_once_and_what_is_imported_when_needed_is_not(tmp_path: Path) -> None:
    texts = {
        "index.html": '  <link rel="run" href="./js/a.js">\n  <link rel="modulepreload" href="./js/b.js">\n',
        "js/a.js": 'import * as b from "./b.js";\nexport { c } from "./deep/c.js";\nimport("./later.js");\n',
        "js/b.js": 'import {\n  d,\n} from "../lib/d.mjs";\nconst said = "from ./nowhere.js";\n',
        "js/deep/c.js": 'import "../a.js";\n',
        "js/later.js": "",
        "lib/d.mjs": 'const x=1;import{b}from"../js/b.js";',
    }
    write_all(tmp_path, texts)
    preload(tmp_path)
    assert (tmp_path / "index.html").read_text() == (
        '  <link rel="run" href="./js/a.js">\n'
        '  <link rel="modulepreload" href="./js/deep/c.js" fetchpriority="low">\n'
        '  <link rel="modulepreload" href="./lib/d.mjs" fetchpriority="low">\n'
        '  <link rel="modulepreload" href="./js/b.js">\n'
    )
