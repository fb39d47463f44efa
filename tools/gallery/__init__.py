"""Pictures of every screen of the browser client, and what is found wrong with them."""
