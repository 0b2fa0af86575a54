"""Some pages are followed where Fortable is installed from its wheel."""

from tests.drill.conftest import author as author, once as once
