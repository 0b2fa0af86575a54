"""What goes over connections: the protocol as types, the sockets that carry it, and the lines below them."""
