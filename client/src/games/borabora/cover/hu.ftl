borabora-title = Bora Bora
borabora-line = Hat forduló öt szigeten: kockák, kunyhók, istenségek és adományok.
borabora-minutes = 90
