"""A policy that learns a game for three from nothing but wins, and then beats chance.

    python examples/research/train.py GAME [MATCHES]

Many matches side by side; a linear policy over what a seat sees, the same for all seats. After every match
each choice of a seat is made likelier by what the match was worth to it (REINFORCE). Then it plays against
two that choose by lot, where a fair share of the wins is a third.
"""

import sys

import numpy as np
from numpy.typing import NDArray

from fortable.research.vector import Now, Vector

SEATS, BATCH = 3, 256
RATE = 0.002
WARM_UP = 300
MATCHES = 1000
Floats = NDArray[np.float64]


class Policy:
    """A weight for everything that is seen, for every action."""

    def __init__(self, tables: Vector) -> None:
        config = tables.config
        self.scale: Floats = 1 / most_seen(tables)
        self.weights: Floats = np.zeros((config.width, config.actions))

    def features(self, now: Now) -> Floats:
        return np.asarray(now.observations * self.scale)

    def chances(self, now: Now) -> Floats:
        """How likely each action is."""
        wants = np.where(now.masks, self.features(now) @ self.weights, -np.inf)
        odds = np.exp(wants - wants.max(1, keepdims=True))
        return np.asarray(odds / odds.sum(1, keepdims=True))


def most_seen(tables: Vector) -> Floats:
    """The greatest that each number was in some random play, at least 1."""
    most = np.ones(tables.config.width)
    tables.reset()
    for _ in range(WARM_UP):
        most = np.maximum(most, tables.step(tables.by_lot()).observations.max(0))
    return most


def drawn(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for every match, as likely as it should be."""
    return np.asarray((chances.cumsum(1) > rng.random((len(chances), 1))).argmax(1))


class Episode:
    """What was seen and done in a match so far."""

    def __init__(self) -> None:
        self.features: list[Floats] = []
        self.surprises: list[Floats] = []
        self.seats: list[int] = []

    def gradient(self, rewards: Floats) -> Floats:
        """How the weights must change for each seat to do again what did it good."""
        worth = rewards[self.seats][:, None]
        return np.asarray(np.array(self.features).T @ (np.array(self.surprises) * worth))


def train(policy: Policy, tables: Vector, matches: int, rng: np.random.Generator) -> None:
    """So many matches of self-play."""
    now, seen = tables.reset(), 0
    rows, episodes = np.arange(BATCH), [Episode() for _ in range(BATCH)]
    while seen < matches:
        features, chances = policy.features(now), policy.chances(now)
        actions = drawn(chances, rng)
        surprises = -chances
        surprises[rows, actions] += 1
        for row, episode in enumerate(episodes):
            episode.features.append(features[row])
            episode.surprises.append(surprises[row])
            episode.seats.append(int(now.seats[row]))
        now = tables.step(actions)
        for row in np.flatnonzero(now.dones).tolist():
            policy.weights += RATE * episodes[row].gradient(now.rewards[row])
            episodes[row] = Episode()
            seen += 1


def compete(policy: Policy, tables: Vector, rng: np.random.Generator) -> float:
    """The share of wins in the first seat, the others choosing by lot."""
    now, wins, matches = tables.reset(), 0.0, 0
    while matches < MATCHES:
        own, lots = drawn(policy.chances(now), rng), tables.by_lot()
        now = tables.step(np.where(now.seats == 0, own, lots))
        matches += int(now.dones.sum())
        wins += float((now.rewards[now.dones, 0] > 0).sum())
    return wins / matches


def main() -> None:
    """Learn, play, and tell."""
    game, matches = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    rng, tables = np.random.default_rng(1), Vector(game, BATCH, seats=SEATS, seed=1)
    policy = Policy(tables)
    before = compete(policy, tables, rng)
    train(policy, tables, matches, rng)
    after = compete(policy, tables, rng)
    sys.stdout.write(f"share of wins {before:.2f} before, {after:.2f} after {matches} matches\n")


if __name__ == "__main__":
    main()
