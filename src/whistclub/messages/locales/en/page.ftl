# A club in a page: the tables live in the browser.

page-about = Whist and its relatives, against bots, on this device. Nothing you play leaves it.
page-start = Start
page-fetching = { $come } of { $of } MB. The next start needs no network.
page-shuffling = Everything is here. The cards are being shuffled.
page-goes-on = Your table continues in a moment.
page-no-tables = No table can be laid.
page-try-again = Try again
page-share-address = Share this address
page-learn = Learn how whist goes
page-people = With other people
page-people-about = Friends, evenings on line, open tables and ranked deals of the day need a club, where other people are. Here you play against bots, and your games stay on this device.
page-evening = An evening with real cards
page-evening-about = An evening at tables with real cards is run here by one person: names, seats, the clock, results. It needs no network and stays on this device.
page-to-club = To the club
page-start-club = No club is named here. Anybody can start one: Whistclub is free, and its readme says how.
page-store-none = This browser keeps nothing for this address, as in a private window. You can play, but your games end with this tab.
page-here-only = Your games are kept in this browser alone. Take a copy along before you clear its data.
reason-page-no-part = A part of the page did not arrive. What arrived is kept; check the network and try again.
reason-page-no-memory = This device lacks the free memory for a table. Close other tabs and programs, then try again.
reason-page-old-browser = This browser is too old for the tables, which run in it: Chrome and Edge can from version 95 on, Firefox from 114, Safari from 15.4. Bring it up to date, or open this page in another one.
reason-page-not-started = The part of this page that lays the tables could not be fetched or started. Check the network and try again.

# A club's page on a device without a network
page-on-device = No network. You play on this device.
page-network-away = No network. Your tables wait at the club; meanwhile you can play on this device.
page-play-here = Play on this device
page-club-back = The club can be reached again.
page-needs-network = Tables with people, and what you began at the club, need a network.
page-waiting-here =
    { $count ->
        [one] A table on this device is not finished.
       *[other] { $count } tables on this device are not finished.
    }
page-brought =
    { $count ->
        [one] One game of this device is now among your games at the club.
       *[other] { $count } games of this device are now among your games at the club.
    }
page-not-taken =
    { $count ->
        [one] The club did not take in one game of this device.
       *[other] The club did not take in { $count } games of this device.
    }
page-without-network = Play without a network
page-without-network-about = This device keeps what it takes to play alone: solitaires and tables against bots. Games that you finish without a network join yours at the club later, marked and never ranked.
page-keep = Keep it on this device ({ $megabytes } MB)
page-keeping = { $come } of { $of } MB
page-kept = This device can play without a network.
page-not-kept = It could not be fetched, or this device has no room for it.
page-forget = Remove it from this device

# `whist page`: a static site is made.
cli-about-page = Make a static site: the club in a page, for any web host
cli-help-page-folder = The folder for the site: a new one, or one made so before
cli-help-page-club = The address of a club, for what needs other people
cli-page-making-pages = Building the pages for the browser: half a minute, and it needs the network.
cli-page-making-parts = Making what runs the tables in a browser: two minutes, and it needs the network.
cli-page-made = { $path }: { $files } files, { $megabytes } MB, { $modules } modules of Whistclub.
cli-page-next = Put the folder on any web host, under any path. To try it here: python3 -m http.server --directory { $path }
reason-page-club = { $address } is not the address of a club, such as https://whist.example.
reason-page-no-pages = The pages for the browser have not been built here, so no site can be made of them.
reason-page-no-parts = What runs the tables in a browser is not here. Start from the folder you downloaded (./whist page FOLDER), or install a wheel; docs/browser.md tells more.
reason-page-folder = { $path } holds something else. Name a new folder, or one that whist page has made.
reason-page-left-out = “{ $name }” of another package is not in the site: a page does not have { $needs }, which it needs to be loaded.
