"""The software bill of materials of the site, in CycloneDX 1.6.

It is reproducible, so it has no date and no serial number.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from pennypress.site import japanese_fonts, shipped_packages
from pennypress.site.shipped_packages import Part

NAME = "sbom.cdx.json"
CHANGED = {
    shipped_packages.PYODIDE: "What only packages with compiled code could use is removed from the "
    "runtime (pennypress/site/trim-runtime.mjs), and its WebAssembly is split into code and data "
    "(pennypress/site/split-data-segments.mjs); the Python library is compiled.",
    japanese_fonts.PACKAGE: "Reduced to the characters of the Japanese catalogue.",
}
"""How the build changes what is in a package."""

Component = dict[str, Any]


def write(root: Path, site: Path) -> None:
    """Write the bill to the top folder of a site. Raises SiteError for a part without a licence."""
    text = json.dumps(bill(root), indent=1, ensure_ascii=False)
    (site / NAME).write_text(text + "\n", encoding="utf-8")


def bill(root: Path) -> dict[str, Any]:
    """The bill: Penny Press, with the parts on the licences page as components."""
    ours = component(shipped_packages.penny_press(root)) | {"type": "application"}
    inside = {
        shipped_packages.PYSCRIPT: shipped_packages.parts_in_pyscript(root),
        shipped_packages.PYODIDE: shipped_packages.parts_in_pyodide(root),
    }
    listed = [
        component(part, inside.get(part.name, ()))
        for part in (
            *shipped_packages.python_parts(root),
            *shipped_packages.npm_parts(root),
            *shipped_packages.word_lists(root),
        )
    ]
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"lifecycles": [{"phase": "build"}], "component": ours},
        "components": listed,
        "dependencies": [{"ref": ours["bom-ref"], "dependsOn": [each["bom-ref"] for each in listed]}],
        # The package of Pyodide does not list what is linked into it; the list is our own.
        "compositions": [
            {
                "aggregate": "incomplete",
                "assemblies": [
                    each["bom-ref"] for each in listed if each["name"] == shipped_packages.PYODIDE
                ],
            }
        ],
    }


def component(part: Part, inside: Iterable[Part] = ()) -> Component:
    """A part and the parts inside it."""
    told: Component = {"type": "library", "bom-ref": part.purl, "name": part.name}
    if part.version:
        told["version"] = part.version
    if part.hashes:
        told["hashes"] = [{"alg": algorithm, "content": digits} for algorithm, digits in part.hashes]
    told["licenses"] = [{"license": {"id" if part.has_spdx else "name": part.terms}}]
    told["purl"] = part.purl
    if part.name in CHANGED:
        told["pedigree"] = {"notes": CHANGED[part.name]}
    if within := [component(each) for each in inside]:
        told["components"] = within
    return told
