"""Values to JSON and back, strictly, and how they are written for whoever wrote them otherwise."""

from .forms import forms as forms
from .values import (
    canonical as canonical,
    decode as decode,
    decoder as decoder,
    encode as encode,
    of_words as of_words,
    plain as plain,
    reader as reader,
    typed as typed,
)
