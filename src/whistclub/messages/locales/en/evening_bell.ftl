# The hall screen on one laptop: its bell, and what plain HTTP does not give.

evening-hall-bell-test = Ring the bell
evening-hall-bell-volume = Volume of the bell
evening-hall-bell-about = The bell rings at the end of each round. Ring it once now: a browser is silent until its page is touched.
evening-hall-http = This page comes by plain HTTP. The browser may not keep the screen awake: turn off the screen saver and the power saving of this machine.
evening-organiser-http = Pages come by plain HTTP here. Phones keep no page without the network, and nothing keeps the hall screen awake for certain.
