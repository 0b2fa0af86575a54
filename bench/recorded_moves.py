"""The same moves for two clients: what a table says to a page is kept, with its times, and said to others."""

import json
from typing import NamedTuple

RECORD = """(() => {
  window.heard = [];
  window.WebSocket = class extends WebSocket {
    constructor(address) {
      super(address);
      this.addEventListener("message", ({ data }) => heard.push([performance.now(), data]));
    }
  };
})()"""
"""In a page that listens: all it hears is kept in `heard`."""

REPEAT = """([first, later]) => {
  let socket = null;
  const say = ([, data]) => socket.onmessage({ data });
  window.WebSocket = class {
    static OPEN = 1;
    readyState = 1;
    constructor() {
      socket = this;
      setTimeout(() => { this.onopen(); first.forEach(say); });
    }
    send() {}
    close() {}
  };
  window.goOn = () => { for (const said of later) setTimeout(say, said[0] - later[0][0], said); };
}"""

UPDATE = '{"type":"update"'


class Recorded(NamedTuple):
    """What a page heard: when, in milliseconds, and what."""

    first: list[tuple[float, str]]
    """How the match stood."""
    later: list[tuple[float, str]]
    """What happened in it."""

    @property
    def updates(self) -> int:
        """So many moves are seen."""
        return sum(said.startswith(UPDATE) for _, said in self.later)

    @property
    def lasts_ms(self) -> float:
        """From the first word to the last."""
        return self.later[-1][0] - self.later[0][0]

    def script(self) -> str:
        """For a page that believes it is at a table: it hears how it stood, and the rest by `goOn()`."""
        return f"({REPEAT})({json.dumps([self.first, self.later])})"
