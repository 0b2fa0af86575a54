"""The network while it learns: in fractions, by Adam, over NumPy or CuPy; then rounded to whole numbers."""

from typing import Any

import numpy as np

from fortable.twins.network import ONE, Network

from ..machine.worth import SHARPNESS

FORGETS, FORGETS_SQUARES, TINY = 0.9, 0.999, 1e-8
LAGS = 0.998
"""The network that plays is a mean over time: so much of it stays from one step to the next."""
MOST = 2**15 - 1


class Learner:
    """Three layers; neurons say something between 0 and 1; what comes out is how likely each seat wins."""

    def __init__(self, network: Network, xp: Any, seed: int) -> None:
        self.network, self.xp, self.steps = network, xp, 0
        rng = np.random.default_rng(seed)
        shapes = [
            (network.features, network.hidden), (network.hidden,),
            (network.hidden, network.inner), (network.inner,),
            (network.inner, network.outs), (network.outs,),
        ]  # fmt: skip
        spread = [0.06, 0.0, 0.2, 0.0, 0.3, 0.0]
        start = [0.0, 0.4, 0.0, 0.4, 0.0, 0.0]
        self.layers = [
            xp.asarray(rng.normal(at, by, shape) if by else np.full(shape, at), dtype=xp.float32)
            for shape, by, at in zip(shapes, spread, start, strict=True)
        ]
        self.means = [layer.copy() for layer in self.layers]
        self.slopes = [xp.zeros_like(layer) for layer in self.layers]
        self.squares = [xp.zeros_like(layer) for layer in self.layers]

    def take(self, weights: Any) -> None:
        """Goes on from weights in whole numbers."""
        numbers, at = np.asarray(weights, np.float32) / ONE, 0
        for index, layer in enumerate(self.layers):
            rows = layer.T.shape if index in (2, 4) else layer.shape
            part = numbers[at : at + layer.size].reshape(rows) / (SHARPNESS if index > 3 else 1)
            layer[...] = self.xp.asarray(part.T if index in (2, 4) else part)
            self.means[index][...] = layer
            at += layer.size

    def step(self, features: Any, worths: Any, rate: float) -> Any:
        """Learns from some positions and what each seat won, from 0 to 1; how wrong it was."""
        xp, (w1, b1, w2, b2, w3, b3) = self.xp, self.layers
        first = features @ w1 + b1
        hidden = xp.clip(first, 0, 1)
        second = hidden @ w2 + b2
        inner = xp.clip(second, 0, 1)
        likely = 1 / (1 + xp.exp(-(inner @ w3 + b3)))
        wrong = (likely - worths) / len(features)
        back = (wrong @ w3.T) * ((second > 0) & (second < 1))
        far = (back @ w2.T) * ((first > 0) & (first < 1))
        self._descend(
            [
                features.T @ far,
                far.sum(0),
                hidden.T @ back,
                back.sum(0),
                inner.T @ wrong,
                wrong.sum(0),
            ],
            rate,
        )
        return ((likely - worths) ** 2).mean()

    def _descend(self, slopes: list[Any], rate: float) -> None:
        xp, self.steps = self.xp, self.steps + 1
        rate *= (1 - FORGETS_SQUARES**self.steps) ** 0.5 / (1 - FORGETS**self.steps)
        lag = min(LAGS, self.steps / (self.steps + 10))
        for layer, mean, slope, square, new in zip(
            self.layers, self.means, self.slopes, self.squares, slopes, strict=True
        ):
            slope *= FORGETS
            slope += (1 - FORGETS) * new
            square *= FORGETS_SQUARES
            square += (1 - FORGETS_SQUARES) * new * new
            layer -= rate * slope / (xp.sqrt(square) + TINY)
            mean *= lag
            mean += (1 - lag) * layer

    def weights(self, here: Any) -> Any:
        """The mean over time in whole numbers, in the order of `fortable.twins.network`."""
        w1, b1, w2, b2, w3, b3 = (here(mean).astype(np.float64) for mean in self.means)
        told = [w1, b1, w2.T, b2, SHARPNESS * w3.T, SHARPNESS * b3]
        numbers = np.rint(np.concatenate([part.ravel() for part in told]) * ONE)
        return np.clip(numbers, -MOST, MOST).astype(np.int16)
