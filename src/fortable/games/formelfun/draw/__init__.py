"""The board as a picture."""

from .board import COLOURS as COLOURS, draw as draw
