"""A sheet of matplotlib that shows itself in a notebook, whether or not that was told how to show figures."""

from io import StringIO

from matplotlib.figure import Figure


class Sheet(Figure):
    """Figures that are not made by pyplot are shown by their name alone."""

    def _repr_svg_(self) -> str:
        drawn = StringIO()
        self.savefig(drawn, format="svg", metadata={"Date": None})
        _, svg, rest = drawn.getvalue().partition("<svg")
        return svg + rest
