"""A lobby over HTTP, JSON both ways."""

import json
from contextlib import closing
from http.client import HTTPConnection
from typing import Any


class Lobby:
    """Whatever is asked of a server before anybody plays."""

    def __init__(self, port: int) -> None:
        self._port = port

    def post(self, path: str, body: object, cookie: str = "") -> Any:
        """What is answered; anything but success is an error."""
        return self._ask(path, body, cookie)[0]

    def cookie(self, path: str, body: object) -> str:
        """What the server wants to be shown from then on."""
        return self._ask(path, body, "")[1].partition(";")[0]

    def _ask(self, path: str, body: object, cookie: str) -> tuple[Any, str]:
        headers = {"content-type": "application/json", "cookie": cookie}
        with closing(HTTPConnection("127.0.0.1", self._port, timeout=30)) as connection:
            connection.request("POST", path, json.dumps(body), headers)
            response = connection.getresponse()
            text = response.read()
        if response.status >= 400:
            raise RuntimeError(f"{path} {body}: {response.status} {text.decode()}")
        return json.loads(text), response.headers.get("set-cookie", "")
