"""The server under siege: attacks over the network, beside three people who play and are timed.

`make siege` runs them all, `make siege ONLY="slowloris ping-flood"` some. What each tries, and what should
become of it, is the docstring of a function in `siege/attacks`.
"""
