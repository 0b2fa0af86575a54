"""The bill of materials: all that `pip install fortable` brings with it, and what is built into its client.

As CycloneDX (https://cyclonedx.org) wants it, from what is installed here and from the client's own lock;
nobody is asked, and the same environment always gives the same file.
"""

import json
import sys
from collections.abc import Iterator
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
CLIENT = ROOT / "web" / "package-lock.json"
US = "fortable"

Component = dict[str, Any]


def bill(version: str | None = None) -> dict[str, Any]:
    """The whole document; of a release that is not the one installed here, if its version is told."""
    needs = _closure(US)
    client = list(_client_components())
    python = [_component(name) for name in sorted(needs) if name != US]
    edges = {_component(name)["bom-ref"]: _refs(below) for name, below in needs.items()}
    told = {"version": version} if version else {}
    edges[_component(US)["bom-ref"]] += [each["bom-ref"] for each in client]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**_component(US), "type": "application", **told}},
        "components": python + client,
        "dependencies": [{"ref": ref, "dependsOn": below} for ref, below in sorted(edges.items())],
    }


def _closure(name: str) -> dict[str, list[str]]:
    """By name: what each needs, from `name` downwards."""
    found: dict[str, list[str]] = {}
    waiting = [name]
    while waiting:
        name = waiting.pop()
        if name not in found:
            found[name] = sorted(_needed(distribution(name)))
            waiting += found[name]
    return found


def _needed(package: Distribution) -> Iterator[str]:
    """Without extras, on this machine."""
    for line in package.requires or ():
        needed = Requirement(line)
        if needed.marker is None or needed.marker.evaluate({"extra": ""}):
            yield canonicalize_name(needed.name)


def _component(name: str) -> Component:
    package = distribution(name)
    told = package.metadata.json
    licence = str(told.get("license_expression") or told.get("license") or "")
    purl = f"pkg:pypi/{name}@{package.version}"
    return _listed(name, package.version, purl, licence.partition("\n")[0])


def _client_components() -> Iterator[Component]:
    """What is built into the client's files; tools to build them are not."""
    for place, package in json.loads(CLIENT.read_text())["packages"].items():
        if place and not package.get("dev"):
            name = place.rpartition("node_modules/")[2]
            purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
            yield _listed(name, package["version"], purl, package.get("license", ""))


def _listed(name: str, version: str, purl: str, licence: str) -> Component:
    listed: Component = {"type": "library", "bom-ref": purl, "name": name, "version": version}
    known = {"licenses": [{"license": {"name": licence}}]} if licence else {}
    return {**listed, "purl": purl, **known}


def _refs(names: list[str]) -> list[str]:
    return [_component(name)["bom-ref"] for name in names]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(bill(), indent=2) + "\n")
