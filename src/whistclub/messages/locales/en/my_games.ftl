# My games: the list of finished games, its choices, deletion, and one's own data.

reason-own-game-unknown = There is no such game among yours, or it can no longer be had back.
reason-own-data-at-table = You are at a table. Leave it in every tab first, then delete everything.
