"""Whether a database is whole: pages, schema, and every log played again by the rules."""

from .checking import Report, check
from .findings import Finding

__all__ = ["Finding", "Report", "check"]
