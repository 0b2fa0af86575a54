"""The public face, with every game of the shelf and every example as a plug-in."""
