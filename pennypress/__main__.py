"""The command line: `python -m pennypress site` builds the static site, `… league` measures the bots, …"""

import argparse
import sys
from pathlib import Path
from typing import NoReturn

from pennypress.league.arguments import add_commands
from pennypress.league.league_error import LeagueError
from pennypress.site.site_error import SiteError

ROOT = Path(__file__).resolve().parents[1]
SITE = ROOT / "build" / "site"
DEV = ROOT / "build" / "dev"
PLAYTHROUGHS = ROOT / "tests" / "playthroughs"


class Parser(argparse.ArgumentParser):
    """An argument parser that reports mistakes in one sentence."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{message} (see: python -m pennypress --help)\n")


def site(options: argparse.Namespace) -> None:
    """Build the site; fetch the browser runtime first if it is missing."""
    from pennypress.site.build import build
    from pennypress.site.npm_install import fetch

    fetch(ROOT, tests=options.tests)
    print(f"Building {SITE.relative_to(ROOT)}", flush=True)
    build(ROOT, SITE)


def api(_: argparse.Namespace) -> None:
    """Write the API pages of the engine into the built site."""
    from pennypress.site import api_pages

    api_pages.write(ROOT, SITE)
    print(f"Wrote {(SITE / api_pages.FOLDER).relative_to(ROOT)}", flush=True)


def scripts(_: argparse.Namespace) -> None:
    """Check the page's scripts: lint, types, unit tests."""
    from pennypress.site.lint_and_test_scripts import check
    from pennypress.site.npm_install import fetch

    fetch(ROOT, tests=True)
    check(ROOT)


def serve(options: argparse.Namespace) -> None:
    """Serve the built site until interrupted, or only check whether the port is free."""
    from pennypress.site.serve import check_port, serve_forever

    if options.check:
        check_port(options.host, options.port)
    else:
        serve_forever(SITE, options.host, options.port)


def dev(options: argparse.Namespace) -> None:
    """Serve the sources until interrupted, and reload the open page on every change."""
    from pennypress.site.dev.server import serve_sources
    from pennypress.site.npm_install import fetch

    fetch(ROOT)
    serve_sources(ROOT, DEV, options.port)


def words(options: argparse.Namespace) -> None:
    """Extract the translatable messages, update the catalogues, or compile them."""
    from pennypress.site import extract_and_compile_messages

    steps = {
        "extract": extract_and_compile_messages.extract,
        "update": extract_and_compile_messages.update,
        "compile": extract_and_compile_messages.compile_all,
    }
    steps[options.what](ROOT)


def playthroughs(_: argparse.Namespace) -> None:
    """Rewrite the transcripts in tests/playthroughs; a change of rules shows up as their diff."""
    from pennypress.engine.playthrough_transcript import write_all
    from pennypress.games import GAMES

    write_all(list(GAMES.values()), PLAYTHROUGHS)
    print(f"Wrote {PLAYTHROUGHS.relative_to(ROOT)}", flush=True)


def main(arguments: list[str] | None = None) -> int:
    """Run one command; return the exit code, 0 for success."""
    parser = Parser(prog="python -m pennypress", description=__doc__, allow_abbrev=False)
    commands = parser.add_subparsers(required=True, metavar="command")

    command = commands.add_parser("site", help=site.__doc__, allow_abbrev=False)
    command.add_argument("--tests", action="store_true", help="fetch what only the tests need, too")
    command.set_defaults(run=site)

    command = commands.add_parser("api", help=api.__doc__, allow_abbrev=False)
    command.set_defaults(run=api)

    command = commands.add_parser("scripts", help=scripts.__doc__, allow_abbrev=False)
    command.set_defaults(run=scripts)

    command = commands.add_parser("serve", help=serve.__doc__, allow_abbrev=False)
    command.add_argument("--host", default="localhost", help="address to listen on")
    command.add_argument("--port", default="8000", help="port to listen on")
    command.add_argument("--check", action="store_true", help="only see whether the port is free")
    command.set_defaults(run=serve)

    command = commands.add_parser("dev", help=dev.__doc__, allow_abbrev=False)
    command.add_argument("--port", default="8000", help="port of localhost to listen on")
    command.set_defaults(run=dev)

    command = commands.add_parser("words", help=words.__doc__, allow_abbrev=False)
    command.add_argument("what", choices=("extract", "update", "compile"))
    command.set_defaults(run=words)

    command = commands.add_parser("playthroughs", help=playthroughs.__doc__, allow_abbrev=False)
    command.set_defaults(run=playthroughs)

    add_commands(commands)

    options = parser.parse_args(arguments)
    try:
        options.run(options)
    except (SiteError, LeagueError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
