game-promises = Promises
game-promises-about = Promise so many tricks, and keep your word.
preset-promises = Promises for four
preset-promises-six = Promises for six
guide-promises = A promise kept of { $count } tricks is worth a bonus.
tag-promises = promised { $count }
event-promises = { $seat } promises { $count }.
