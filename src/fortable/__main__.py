"""`python -m fortable` is the command line."""

import sys

from fortable.cli import main

sys.exit(main())
