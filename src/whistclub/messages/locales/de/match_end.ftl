# Das Ende einer Partie: wer gewonnen hat, wie knapp es war und wie es lief.
reason-match-not-over = Diese Partie läuft noch. Ihr Ende erfährst du, wenn sie vorbei ist.
