"""The documentation site: docs/, docstrings and rulebooks as pages that need nothing but a place to lie.

`make site` builds it. Sources are brought together in a folder of their own (`staging`), with what is made
for the occasion: pictures and pages of every game of the catalogue (`shelf`). Zensical makes pages of it;
what came out is then looked through (`looking`). Nothing is fetched, neither by the build nor by the pages.
"""
