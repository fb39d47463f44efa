# Untersuchungen auf einem Verbund von Rechnern
cli-help-cluster = Die Rechner dieses Dask-Clusters spielen lassen: tcp://HOST:PORT
cli-cluster-address = „{ $text }“ ist keine Adresse eines Dask-Clusters. Sie sieht so aus: tcp://HOST:8786 oder tls://HOST:8786.
cli-cluster-jobs = --jobs zählt Prozesse dieses Rechners, und mit --cluster arbeiten andere. Lass eines von beiden weg.
cli-cluster-package = Für --cluster fehlt hier ein Paket. So wird es installiert: { $command }
reason-cluster-unreachable = Unter { $address } antwortet kein Dask-Scheduler. „dask scheduler“ startet einen und zeigt seine Adresse.
reason-cluster-without-workers = Der Scheduler unter { $address } hat keine Worker. Auf jedem Rechner, der mitspielen soll: „dask worker { $address } --nthreads 1“.
reason-cluster-no-whistclub = Der Worker { $worker } hat kein Whistclub. Er braucht Whistclub { $version }, die Version von hier.
reason-cluster-other-version = Der Worker { $worker } hat Whistclub { $there }, und hier ist es { $version }. Vergleichbar sind Zahlen nur, wo beide gleich sind.
reason-cluster-late-version = Ein später dazugekommener Worker hat Whistclub { $there }, und hier ist es { $version }. Vergleichbar sind Zahlen nur, wo beide gleich sind.
reason-cluster-lost = Der Cluster unter { $address } ist verschwunden, bevor alles gespielt war.
reason-cluster-task-kills = Mehrere Worker unter { $address } sind nacheinander an denselben Spielen gestorben; weitere bekommen sie nicht mehr. Vielleicht haben die Rechner zu wenig Speicher.
