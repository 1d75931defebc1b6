"""How the finished site is served: addresses, headers, policy, offline use, and our own server."""
