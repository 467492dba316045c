### Tigris és Eufrátesz: amit néhány közül kell választani
# $cell "F4"  $cells several

tigris-choose-square = Négyzet: { $cell }
tigris-choose-corner = A sarkokban lévő kincsek kerülnek sorra előbb, ezért ezek közül marad egy.
tigris-choose-corners = Mindegyik sarokban van, ezért bármelyik maradhat.
tigris-choose-stays = marad: { $cell }
tigris-choose-takes = a tiéd: { $cells }
