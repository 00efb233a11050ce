"""`python -m e2e.browser_engines` lists the engines for the smoke test; in CI it installs missing ones."""

import os
import shutil
import sys

from e2e.browser_engines import ENGINES
from e2e.chromium_install import as_administrator, attempt


def required() -> bool:
    """Whether every engine is required: in CI, where nobody would notice a skipped test."""
    return os.environ.get("CI", "") not in {"", "0", "false"}


def install() -> None:
    """Install missing packages of Debian or Ubuntu."""
    wanted = [
        package for engine in ENGINES.values() if (lack := engine.missing()) for package in lack.packages
    ]
    administrator = as_administrator()
    if wanted and shutil.which("apt-get") and administrator is not None:
        print(f"apt-get install {' '.join(wanted)}", flush=True)
        apt_get = [*administrator, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
        attempt([*apt_get, "update"])
        attempt([*apt_get, "install", "-y", "--no-install-recommends", *wanted])


def main() -> int:
    """List the available engines; a missing one is an error in CI only."""
    if required():
        install()
    lacking = {engine: lack for engine in ENGINES.values() if (lack := engine.missing())}
    here = ", ".join(engine.title for engine in ENGINES.values() if engine not in lacking)
    print(f"The smoke runs in {here}")
    for engine, lack in lacking.items():
        print(f"Not in {engine.title}: {lack.reason} (apt-get install {' '.join(lack.packages)})")
    return 1 if lacking and required() else 0


if __name__ == "__main__":
    sys.exit(main())
