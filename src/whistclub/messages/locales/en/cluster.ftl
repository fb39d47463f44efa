# Studies on a cluster of machines
cli-help-cluster = Let the workers of this Dask cluster play instead: tcp://HOST:PORT
cli-cluster-address = “{ $text }” is not the address of a Dask cluster. It looks like tcp://HOST:8786, or tls://HOST:8786.
cli-cluster-jobs = --jobs counts processes of this machine, and with --cluster others do the work. Leave one of the two out.
cli-cluster-package = --cluster needs a package that is not installed here. This installs it: { $command }
reason-cluster-unreachable = No Dask scheduler answers at { $address }. One is started with “dask scheduler”, which shows its address.
reason-cluster-without-workers = The scheduler at { $address } has no workers. On each machine that is to play: “dask worker { $address } --nthreads 1”.
reason-cluster-no-whistclub = The worker { $worker } has no Whistclub. It needs Whistclub { $version }, the version here.
reason-cluster-other-version = The worker { $worker } has Whistclub { $there }, and here it is { $version }. Figures are comparable only where both are the same.
reason-cluster-late-version = A worker that came later has Whistclub { $there }, and here it is { $version }. Figures are comparable only where both are the same.
reason-cluster-lost = The cluster at { $address } went away before everything was played.
reason-cluster-task-kills = Several workers at { $address } died one after the other at the same deals, so these are not given to any more of them. Perhaps the machines have too little memory.
