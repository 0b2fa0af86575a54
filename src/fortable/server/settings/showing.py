"""All settings as they hold, and who said so: as lines of a settings file, or for programs; no secrets."""

from typing import Any

from fortable.kernel.codec import encode
from fortable.texts import Texts

from .kinds import without_password
from .settings import kinds
from .sources import USUAL, Chosen

HIDDEN = "…"


def as_lines(chosen: Chosen, texts: Texts) -> str:
    """What could be a settings file: what is as usual stands there as a remark."""
    head = texts("settings-file", file=str(chosen.file)) if chosen.file else texts("settings-none")
    lines = [f"# {head}"]
    for name, told in as_data(chosen).items():
        is_hidden = told["is_secret"] or told["value"] is None
        remark = "# " if chosen.origins[name] == USUAL or is_hidden else ""
        source = texts(f"settings-from-{told['from']}", where=told["where"])
        lines.append(f"{remark}{name} = {_written(told['value'])}  # {source}")
    return "\n".join((*lines, ""))


def as_data(chosen: Chosen) -> dict[str, dict[str, Any]]:
    """By name: the value, whether it is hidden, and where it is from."""
    return {name: _told(chosen, name) for name in kinds()}


def _told(chosen: Chosen, name: str) -> dict[str, Any]:
    value, origin = getattr(chosen.settings, name), chosen.origins[name]
    is_secret = kinds()[name].is_secret
    plain = without_password(value) if isinstance(value, str) else value
    shown = HIDDEN if is_secret and value else plain
    hides = is_secret or plain != value
    return {"value": shown, "is_secret": hides, "from": origin.source, "where": origin.where}


def _written(value: object) -> str:
    """In TOML, whose texts and numbers are those of JSON."""
    return '""' if value is None else encode(value).decode()
