event-added = Coins were added.
