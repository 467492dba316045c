### Tigris & Euphrates: what is chosen among a few
# $cell "F4"  $cells several

tigris-choose-square = On the square { $cell }
tigris-choose-corner = Corner treasures are taken first, so one of these stays.
tigris-choose-corners = All of them lie in corners, so any may stay.
tigris-choose-stays = { $cell } stays
tigris-choose-takes = you take { $cells }
