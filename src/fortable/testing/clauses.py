"""Clause coverage: every clause of a rulebook is named by a test that would see it broken."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from .broken import Broken

Function = ast.FunctionDef | ast.AsyncFunctionDef


def rule(*ids: str) -> pytest.MarkDecorator:
    """Mark a test with the clauses it holds: `@rule("FT-07")`."""
    return pytest.mark.rule(*ids)


def check_clauses(clauses: Iterable[str], tests: Path) -> None:
    """Hold the clauses against the tests below a folder: each is cited, and no other is."""
    known, cited = set(clauses), set(cited_clauses(tests))
    if known - cited:
        raise Broken("clauses that no test cites", clauses=sorted(known - cited))
    if cited - known:
        raise Broken("tests cite clauses that do not exist", clauses=sorted(cited - known))


def cited_clauses(tests: Path) -> Iterator[str]:
    """The clauses named by `@rule` on the tests below a folder."""
    for file in sorted(tests.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, Function) and node.name.startswith("test_"):
                yield from _cited_by(node)


def _cited_by(test: Function) -> Iterator[str]:
    for mark in test.decorator_list:
        if (
            isinstance(mark, ast.Call)
            and isinstance(mark.func, ast.Name)
            and mark.func.id == "rule"
        ):
            for argument in mark.args:
                assert isinstance(argument, ast.Constant), "clauses are written out"
                yield str(argument.value)
