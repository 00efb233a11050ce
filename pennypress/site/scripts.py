"""Looks through the site's scripts: ESLint, the types that their comments tell, their unit tests."""

import subprocess
from pathlib import Path

from pennypress.site import SiteError
from pennypress.site.npm_packages import node, say

OLDEST_NODE = (20, 19)
"""What ESLint runs with."""
ESLINT = "node_modules/eslint/bin/eslint.js"
TSC = "node_modules/typescript/bin/tsc"
PROJECTS = ("tsconfig.json", "types/worker/tsconfig.json", "types/service-worker/tsconfig.json")
"""A script knows what is global where it runs: in a page, in a worker, in the service worker."""
TESTS = "tests/js"


def check(root: Path) -> None:
    """Look through all scripts; what is wrong is shown as the tools tell it. Raises SiteError."""
    if not all((root / tool).is_file() for tool in (ESLINT, TSC)):
        raise SiteError("ESLint and TypeScript are not here yet; type: python -m pennypress site --tests")
    run = node(root, OLDEST_NODE)
    failed = [step for step, arguments in steps(root) if not passes([*run, *arguments], root)]
    if failed:
        raise SiteError(f"The scripts did not pass: {', '.join(failed)} (see above).")


def steps(root: Path) -> list[tuple[str, list[str]]]:
    """What is run, by name: the arguments for Node."""
    tests = sorted(file.relative_to(root).as_posix() for file in (root / TESTS).glob("*.test.mjs"))
    return [
        ("lint", [ESLINT, "--max-warnings=0", "."]),
        *((f"types ({project})", [TSC, "--project", project]) for project in PROJECTS),
        ("tests", [f"--import=./{TESTS}/built.mjs", "--test", *tests]),
    ]


def passes(command: list[str], root: Path) -> bool:
    """Whether a command ends well; if not, all that it says is shown."""
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
