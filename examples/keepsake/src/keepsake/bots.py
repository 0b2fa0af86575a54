"""The bots of this game. The rules are all that this one needs; it plays them out in its head."""

from functools import partial

from fortable.bots.budget import Budget
from fortable.bots.patient import Patient

BOTS = {"good": partial(Patient, Budget(plain=200))}
