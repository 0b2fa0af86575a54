"""A small network in whole numbers: it says the same wherever a twin runs, to the last bit.

Its first layer is fed feature by feature, as most are 0: whoever knows the game adds those it sees. Every
weight is a part of `ONE`; what a neuron says lies between 0 and `ONE`, what comes out may be anything.

>>> network = Network(features=2, hidden=1, inner=1, outs=1)
>>> weights = network.row([128, -256, 64, 256, 0, 512, 128])
>>> hidden = network.room()
>>> begin(weights, network.first_biases, network.hidden, hidden)
>>> add(weights, 0, network.hidden, 2, hidden)
>>> int(hidden[0])
320
>>> told(weights, network.first_biases, network.hidden, network.inner, network.outs, hidden)
>>> int(hidden[network.answer])
640

A file of weights is a line of JSON, with the sizes of the layers and how they were made, and then the weights
of the layers one after the other, each a whole number of two bytes, the lower first: for every feature those
to all hidden neurons, and their biases; then for every inner neuron those from all hidden ones, and biases;
and so on.
"""

import json
import sys
from array import array
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from importlib.resources.abc import Traversable
from math import exp

from .compiling import compiled
from .twin import WHOLE, Flat, blank, flat

ONE = 256
"""What a neuron says at most, a weight of 1, and the unit of what comes out."""
FINENESS = 16
"""So many steps of a chance there are to a 1 of what comes out."""
FARTHEST = 8
"""Beyond this a chance is as good as certain."""
CHANCES = flat(
    [
        round(WHOLE / (1 + exp(-step / FINENESS)))
        for step in range(-FARTHEST * FINENESS, FARTHEST * FINENESS + 1)
    ]
)


@dataclass(frozen=True)
class Network:
    """How large the layers are, and where in the row of weights each begins."""

    features: int
    hidden: int
    inner: int
    outs: int

    @property
    def first_biases(self) -> int:
        return self.features * self.hidden

    @property
    def size(self) -> int:
        """How many weights there are."""
        into_inner = self.hidden * self.inner + self.inner
        return self.first_biases + self.hidden + into_inner + self.inner * self.outs + self.outs

    @property
    def answer(self) -> int:
        """Where in its room what comes out begins."""
        return self.hidden + self.inner

    def room(self) -> Flat:
        """To think in."""
        return blank(self.answer + self.outs)

    def row(self, weights: Sequence[int]) -> Flat:
        assert len(weights) == self.size, f"{len(weights)} weights are not {self.size}"
        return flat(weights)

    def read(self, file: Traversable) -> Flat:
        """The weights in a file; none where it is of a network of another size."""
        told, _, numbers = file.read_bytes().partition(b"\n")
        sizes = json.loads(told)
        assert asdict(self).items() <= sizes.items(), f"{file.name} is of another network: {sizes}"
        weights = array("h", numbers)
        if sys.byteorder == "big":
            weights.byteswap()
        return self.row(weights.tolist())

    def file(self, weights: Sequence[int], **made: object) -> bytes:
        """What `read` reads: the sizes, how they were made, and the weights."""
        numbers = array("h", weights)
        if sys.byteorder == "big":
            numbers.byteswap()
        return json.dumps(asdict(self) | made).encode() + b"\n" + numbers.tobytes()


@compiled
def begin(weights: Flat, biases: int, width: int, hidden: Flat) -> None:
    """Nothing is seen yet."""
    for neuron in range(width):
        hidden[neuron] = weights[biases + neuron]


@compiled
def add(weights: Flat, feature: int, width: int, times: int, hidden: Flat) -> None:
    """A feature is seen, so many times."""
    start = feature * width
    for neuron in range(width):
        hidden[neuron] += weights[start + neuron] * times


@compiled
def told(weights: Flat, biases: int, width: int, inner: int, outs: int, hidden: Flat) -> None:
    """Writes what comes out behind the neurons; `hidden` keeps what was added up."""
    at = biases + width
    for neuron in range(inner):
        total = weights[at + width * inner + neuron] * ONE
        for other in range(width):
            total += max(0, min(hidden[other], ONE)) * weights[at + neuron * width + other]
        hidden[width + neuron] = max(0, min(total // ONE, ONE))
    at += width * inner + inner
    for out in range(outs):
        total = weights[at + inner * outs + out] * ONE
        for neuron in range(inner):
            total += hidden[width + neuron] * weights[at + out * inner + neuron]
        hidden[width + inner + out] = total // ONE


@compiled
def chance(answer: int) -> int:
    """What comes out, as a part of the win: `WHOLE` is all of it."""
    step = answer * FINENESS // ONE + FARTHEST * FINENESS
    return CHANCES[max(0, min(step, 2 * FARTHEST * FINENESS))]
