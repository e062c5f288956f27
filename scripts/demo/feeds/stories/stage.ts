import { table } from './table.ts'

export const tours = table(`
band | genre | title | support | support2 | cities | citiesEn | shows | price | in | until
Schlackenheim | Death Metal | Glutnester | Gallenstrom | Kaltnadel | Hamburg, Berlin, Leipzig und München | Hamburg, Berlin, Leipzig and Munich | 14 | 29 | 70 | 88
Grimhaven Choir | Doom Metal | Choirs Below | Gloamwright | Moorglut | Köln, Stuttgart, Wien und Zürich | Cologne, Stuttgart, Vienna and Zurich | 11 | 34 | 95 | 109
Torfstecher | Folk Metal | Spatenstich | Hexenkessel Nord | Stahlmöwe | Oldenburg, Bremen, Kassel und Erfurt | Oldenburg, Bremen, Kassel and Erfurt | 9 | 24 | 41 | 52
Wolkenbruchteil | Post-Metal | Restfeuchte | Moth Cathedral | Nachtkran | Jena, Dresden, Nürnberg und Graz | Jena, Dresden, Nuremberg and Graz | 8 | 22 | 63 | 74
Zinnober Grave | Black Metal | Red Ore | Thornlantern | Krähenstein | Oslo, Kopenhagen, Hamburg und Essen | Oslo, Copenhagen, Hamburg and Essen | 12 | 31 | 120 | 137
Ochsenblut | Thrash Metal | Stallgeruch | Rostwolf | Eisenhag | Bochum, Frankfurt, Karlsruhe und Bern | Bochum, Frankfurt, Karlsruhe and Bern | 10 | 27 | 55 | 67
Ironclad Orchard | Heavy Metal | Windfall | Verdigris Saint | Donnerholz | London, Amsterdam, Köln und Berlin | London, Amsterdam, Cologne and Berlin | 16 | 38 | 140 | 162
Lichtfresser | Blackened Death Metal | Sonnenwende | Schwefelbrand | Funkenschlund | Leipzig, Prag, Wien und Salzburg | Leipzig, Prague, Vienna and Salzburg | 7 | 26 | 33 | 41
Vorhallengrab | Death Doom | Schwere Türen | Grubenlicht | Hollow Anvil | Trier, Saarbrücken, Luzern und Basel | Trier, Saarbrücken, Luzern and Basel | 6 | 23 | 48 | 56
`)

export const festivals = table(`
festival | city | band | second | third | bands | visitors | days | price | in
Eisenacker Open Air | Kassel | Schlackenheim | Cinderjaw | Rostwolf | 42 | 12.000 | 3 | 149 | 232
Nebelhorn Festival | Flensburg | Stahlmöwe | Hexenkessel Nord | Torfstecher | 28 | 4.500 | 2 | 89 | 205
Steinbruch Open Air | Bochum | Funkenschlund | Ochsenblut | Gallenstrom | 33 | 7.000 | 2 | 99 | 250
Winterschlaf Festival | Leipzig | Moorglut | Kaltnadel | Moth Cathedral | 19 | 1.800 | 2 | 72 | 88
Kohlenpott Deathfest | Essen | Ember Ossuary | Lichtfresser | Pechvogel Union | 24 | 2.600 | 2 | 79 | 160
Gipfelsturm Open Air | Innsbruck | Dornkaiser | Donnerholz | Ironclad Orchard | 37 | 9.000 | 3 | 139 | 241
Hafenrost Festival | Rostock | Nachtkran | Sturmfracht | Saltmother | 21 | 3.200 | 2 | 84 | 196
Moorbrand Festival | Oldenburg | Grimhaven Choir | Thornlantern | Krähenstein | 16 | 1.500 | 1 | 54 | 112
`)

export const cancellations = table(`
band | cities | citiesEn | shows | person | role | roleEn | price | in | later
Bone Cartographer | Hamburg, Berlin und Wien | Hamburg, Berlin and Vienna | 5 | Cole Amberton | Schlagzeuger | drummer | 32 | 12 | 140
Wyrmglass | München, Stuttgart und Zürich | Munich, Stuttgart and Zurich | 4 | Aino Leskelä | Sängerin | vocalist | 28 | 9 | 95
Schwefelbrand | Graz, Linz und Salzburg | Graz, Linz and Salzburg | 3 | Lukas Pichler | Gitarrist | guitarist | 21 | 15 | 110
Static Crypt | Köln, Frankfurt und Leipzig | Cologne, Frankfurt and Leipzig | 6 | Rhys Calloway | Bassist | bassist | 26 | 18 | 160
`)
