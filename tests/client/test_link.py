"""Links to tables, as people paste them."""

import pytest

from fortable.client import BadLink, async_table, table
from fortable.client.link import TableLink, read_link


@pytest.mark.parametrize(
    "link",
    [
        "http://127.0.0.1:8000/t/q7m2x9kd4wva",
        " http://127.0.0.1:8000/t/q7m2x9kd4wva/\n",
        "http://127.0.0.1:8000/t/q7m2x9kd4wva?lang=de#board",
    ],
)
def test_a_link_names_a_server_and_a_table(link: str) -> None:
    assert read_link(link) == TableLink("http://127.0.0.1:8000", "q7m2x9kd4wva")
    assert str(read_link(link)) == "http://127.0.0.1:8000/t/q7m2x9kd4wva"


@pytest.mark.parametrize(
    "link",
    [
        "",
        "q7m2x9kd4wva",
        "127.0.0.1:8000/t/q7m2x9kd4wva",
        "http://127.0.0.1:8000",
        "http://127.0.0.1:8000/play/chess",
        "http://127.0.0.1:port/t/q7m2x9kd4wva",
        "http:///t/q7m2x9kd4wva",
        "ftp://127.0.0.1/t/q7m2x9kd4wva",
        "http://127.0.0.1:8000/t/../api/me",
        "http://[/t/x",
    ],
)
def test_what_is_none_is_said_so_before_anybody_is_asked(link: str) -> None:
    for sit_down in (table, async_table):
        with pytest.raises(BadLink, match="https://HOST/t/TABLE"):
            sit_down(link, name="A bot")
