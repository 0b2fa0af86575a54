"""docs/budgets.md says what the code does."""

from tools.budgets import PAGE, page, table


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run `make budgets`, and read the diff"


def test_a_bar_within_a_cell_ends_no_column() -> None:
    assert table(("a", "b"), [("x|y", "z")]) == "| a | b |\n| --- | --- |\n| x\\|y | z |\n"
