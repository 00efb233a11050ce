"""Checks of the site's scripts: ESLint, type checks of JSDoc comments, unit tests."""

import subprocess
from pathlib import Path

from pennypress.site.npm_install import node, say
from pennypress.site.site_error import SiteError

OLDEST_NODE = (20, 19)
"""Minimum version of Node for ESLint."""
ESLINT = "node_modules/eslint/bin/eslint.js"
TSC = "node_modules/typescript/bin/tsc"
PROJECTS = ("tsconfig.json", "types/worker/tsconfig.json", "types/service-worker/tsconfig.json")
"""TypeScript projects; pages, workers and the service worker have different globals."""
TESTS = "tests/js"


def check(root: Path) -> None:
    """Check all scripts; errors are shown as reported by the tools. Raises SiteError."""
    if not all((root / tool).is_file() for tool in (ESLINT, TSC)):
        raise SiteError("ESLint and TypeScript are not here yet; type: python -m pennypress site --tests")
    run = node(root, OLDEST_NODE)
    failed = [step for step, arguments in steps(root) if not passes([*run, *arguments], root)]
    if failed:
        raise SiteError(f"The scripts did not pass: {', '.join(failed)} (see above).")


def steps(root: Path) -> list[tuple[str, list[str]]]:
    """The checks by name, each with the arguments for Node."""
    tests = sorted(file.relative_to(root).as_posix() for file in (root / TESTS).glob("*.test.mjs"))
    return [
        ("lint", [ESLINT, "--max-warnings=0", "."]),
        *((f"types ({project})", [TSC, "--project", project]) for project in PROJECTS),
        ("tests", [f"--import=./{TESTS}/register-build-output-hooks.mjs", "--test", *tests]),
    ]


def passes(command: list[str], root: Path) -> bool:
    """Whether a command succeeds; if not, its output is shown."""
    answer = subprocess.run(
        command,
        cwd=root,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if answer.returncode != 0:
        say(answer.stdout)
    return answer.returncode == 0
