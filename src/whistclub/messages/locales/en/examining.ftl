# A running club as it is seen from outside (whist doctor --url).

cli-help-doctor-url = The address of a running club, such as https://club.example, to look at from here instead
cli-doctor-url-or-database = --database is about this machine, and --url about a club elsewhere: give one of the two.
cli-doctor-json-url = --json goes with --url: whist doctor --url https://club.example --json
reason-club-address = “{ $text }” is not the address of a club. It looks like https://club.example.

cli-seen-wrong = Wrong: { $text }
cli-seen-note = Worth a look: { $text }
cli-seen-ending = { $wrong ->
    [0] Nothing is wrong.
    [one] One thing is wrong.
   *[other] { $wrong } things are wrong.
}

cli-seen-no-name = The name { $host } leads to no machine. It needs an A or AAAA record with the address of the club’s machine; a new one may take an hour to be known.
cli-seen-no-answer = { $why ->
    [refused] At port { $port } of { $host } nobody listens. The club’s proxy has to run there, and a router to hand the port on to it.
   *[silent] From port { $port } of { $host } no answer comes. A firewall or router has to let the port through to the club’s proxy.
}
cli-seen-half = { $host } has several addresses, and at { $addresses } nobody answers: some people never get in. The proxy has to listen there too, or its record (AAAA is for IPv6) has to go.
cli-seen-no-tls = At port { $port } of { $host } somebody answers, but not by TLS. The proxy has to end TLS there; a club without one is asked by http://.
cli-seen-no-http = At port { $port } of { $host } somebody takes connections, but does not answer a request within ten seconds. A web proxy or the club itself has to be there.
cli-seen-certificate-good = The certificate is good for { $days ->
    [one] one more day
   *[other] { $days } more days
}.
cli-seen-certificate-soon = The certificate is good for { $days ->
    [0] less than a day
    [one] one more day
   *[other] { $days } more days
} only. It has to be renewed by itself before (Caddy does so; certbot has a timer).
cli-seen-certificate-expired = The certificate of { $host } has expired: browsers warn of the club. It has to be renewed, and the proxy to read the new one.
cli-seen-certificate-early = The certificate of { $host } is not good yet: either its date or the clock of this machine is wrong.
cli-seen-certificate-name = The certificate is not for { $host }: browsers warn of the club. It has to name exactly this host.
cli-seen-certificate-untrusted = Nobody whom this machine trusts has signed the certificate of { $host }: browsers warn of the club. It has to come from a public authority such as Let’s Encrypt, with the certificates between in the same file.
cli-seen-plain = People come without TLS: others in the network can read along, and passkeys, the club as a program on a phone and play without a network are missing. With a name and a proxy that ends TLS they are there.
cli-seen-club = A Whistclub answers, version { $version }.
cli-seen-other-version = A Whistclub answers, version { $version }; this is version { $own }, which may look for what the other does not have.
cli-seen-only-proxy = The proxy answers with status { $status }: it does not reach the club. The club has to run, at the address and port that stand in the proxy’s file.
cli-seen-redirected = Instead of the club there is a redirection ({ $status }) to { $to }. Give that address, or have the proxy lead /healthz to the club like everything else.
cli-seen-other = Somebody answers (status { $status }, { $kind }), but it is not a Whistclub. The proxy has to lead every path of this name to the club.
cli-seen-below = The club stands below { $path }. It has to stand at the root of a name of its own: its pages look for their files there.
cli-seen-clock = The clock of the club is { $seconds } seconds { $way ->
    [ahead] ahead of
   *[behind] behind
} that of this machine. Both machines have to set their clocks by the network (timedatectl set-ntp true).
cli-seen-address-good = The club learns from the proxy where people come from.
cli-seen-address-unheard = The proxy says where people come from, but the club does not believe it and takes all of them for one visitor, who soon meets the limits. Start it with --proxy and the proxy’s address, as the club sees that.
cli-seen-address-untold = The proxy does not say where people come from, so the club takes all of them for one visitor, who soon meets the limits. The proxy has to set X-Forwarded-For.
cli-seen-address-inner = The club takes people for a machine of its own network, all of them for one visitor, who soon meets the limits. Something between proxy and club hides them, as container networks do, or --proxy does not name every proxy on the way.
cli-seen-address-made-up = The club believes an address that a visitor makes up, so no limit holds. The proxy has to replace X-Forwarded-For, and --proxy to name the proxy’s address alone.
cli-seen-host = The club does not go by the name { $host } and refuses its people. Start it with --host { $host }; the proxy has to hand Host on as it came.
cli-seen-origin = The club takes its own pages for somebody else’s and refuses whatever they change. The proxy has to hand Host on as it came ({ $host }).
cli-seen-body = A request of { $kilobytes } kB does not get to the club (status { $status }; 0 is none). The proxy’s limit of a request has to be 300 kB at least.
cli-seen-page = The home page does not come: the answer has status { $status } and is { $kind }. The proxy has to lead / to the club.
cli-seen-not-built = The club runs, but its pages are not there. Install it from a wheel, or build the pages.
cli-seen-files = { $count ->
    [one] A file
   *[other] { $count } files
} of the pages cannot be had, so they stay blank: { $path } has status { $status }. The proxy has to lead every path to the club, /assets too.
cli-seen-pages-good = The home page is there with { $count ->
    [one] its file
   *[other] its { $count } files
}.
cli-seen-uncompressed = The files come uncompressed, three to four times as long. The proxy has to hand Accept-Encoding on: the club compresses by itself.
cli-seen-page-kept = The proxy has the home page kept (Cache-Control: { $header }), so that people get an old club after an upgrade. It has to leave Cache-Control: no-cache as it came.
cli-seen-files-not-kept = Browsers fetch the files of the pages each time. The proxy has to leave their Cache-Control as it came.
cli-seen-policy = The rules that protect the pages (Content-Security-Policy) do not arrive. The proxy has to leave the club’s headers as they came.
cli-seen-no-tls-option = The club does not know that people come by TLS: their cookies would go over plain HTTP too. Start it with --tls.
cli-seen-socket-good = Live connections (WebSocket) come through.
cli-seen-socket-refused = The live connection (WebSocket) is refused with status { $status }, so nobody can sit down. The proxy has to hand on Upgrade, Connection, Host and Origin for /ws/, by HTTP/1.1.
cli-seen-socket-cut = The live connection (WebSocket) is cut before the club says anything, so nobody can sit down. The proxy has to leave connections of /ws/ open, for 20 seconds without a byte at least.
cli-seen-socket-held = The live connection (WebSocket) opens, but nothing that the club says comes out. The proxy must not hold back or look through what goes over /ws/.
