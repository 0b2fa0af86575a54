"""Tables and the steps of their matches, in SQL."""

from .changes import written
from .forgetting import ForgettingInSql, forget_refusals
from .limits import check_limits
from .sql import TablesInSql

__all__ = ["ForgettingInSql", "TablesInSql", "check_limits", "forget_refusals", "written"]
