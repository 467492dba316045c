druids-title = Druidakeringő
druids-line = Táncoltasd a faszellemeket, győzz az összecsapásokban, szerezz meg két fát.
druids-minutes = 40
