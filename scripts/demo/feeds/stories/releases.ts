import { table } from './table.ts'

/** All of it is invented; `in` counts days from the day of the news. */
export const albums = table(`
band | city | genre | title | label | songs | minutes | producer | single | in
Ironveil | Leipzig | Thrash Metal | Aschewinter | Donnerkeil Records | 9 | 43 | Jonas Held | Rostfraß | 112
Moorglut | Oldenburg | Atmospheric Black Metal | Torf und Sterne | Schwarzkiesel Records | 6 | 51 | Silke Brandes | Irrlichtpfad | 68
Hollow Anvil | Birmingham | Doom Metal | The Weight We Keep | Old Lantern Records | 7 | 58 | Graham Pell | Slow Hammer | 84
Funkenschlund | Bochum | Death Metal | Grubenatem | Hammerwerk Records | 11 | 39 | Timo Krawinkel | Schlagwetter | 45
Cinderjaw | Göteborg | Melodic Death Metal | Northbound Embers | Cold Furnace Recordings | 10 | 44 | Elin Sandvik | Glass Tundra | 91
Kaltnadel | Wien | Post-Metal | Zwischen den Blechen | Nachtschicht Records | 5 | 48 | Marek Hollar | Siebdruck | 59
Brass Leviathan | Bristol | Progressive Metal | Maps for the Drowned | Gravel Hymn Records | 8 | 62 | Nora Whitlock | Tide Engine | 130
Stahlmöwe | Kiel | Heavy Metal | Backbord brennt | Donnerkeil Records | 10 | 41 | Hauke Lorenzen | Leuchtfeuer | 38
Thornlantern | Oslo | Black Metal | Winter Ledger | Schwarzkiesel Records | 7 | 46 | Ola Brekke | Frost Clerk | 73
Pechvogel Union | Dresden | Grindcore | Dreizehn Gründe | Rostfrei Tonträger | 23 | 27 | Ronny Falk | Freitag | 31
Saltmother | Portland | Sludge | Brine Hymnal | Gravel Hymn Records | 6 | 49 | Dale Ferris | Harbor Rot | 97
Dornkaiser | Nürnberg | Power Metal | Reich der Dornen | Hammerwerk Records | 12 | 57 | Peter Voss | Kronenbruch | 104
`)

export const singles = table(`
band | city | genre | title | album | label | in
Rostwolf | Essen | Thrash Metal | Kettenhund | Vollmondschicht | Hammerwerk Records | 40
Gloamwright | Glasgow | Doom Metal | Candle Tax | Evening Trades | Old Lantern Records | 52
Nachtkran | Hamburg | Blackened Death Metal | Containerschlaf | Hafengeburt | Nachtschicht Records | 33
Wyrmglass | Tampere | Melodic Death Metal | Mirror Lake | Shards of Noon | Cold Furnace Recordings | 61
Schwefelbrand | Graz | Death Metal | Gelber Regen | Schlotbaron | Rostfrei Tonträger | 28
Bone Cartographer | Denver | Technical Death Metal | Meridian of Teeth | Atlas Ossium | Gravel Hymn Records | 77
Hexenkessel Nord | Flensburg | Folk Metal | Kupfermond | Siebzehn Kräuter | Donnerkeil Records | 49
Static Crypt | Manchester | Metalcore | Dial Tone Prayer | No Carrier | Old Lantern Records | 36
`)

export const reissues = table(`
band | city | genre | title | label | copies | years | bonus | producer | in
Eisenhag | Hannover | Speed Metal | Nachtexpress | Rostfrei Tonträger | 500 | 30 | Bahnsteig 13 | Klaus Immel | 26
Verdigris Saint | Sheffield | Heavy Metal | Copper Cross | Old Lantern Records | 1000 | 35 | Bell Metal | Graham Pell | 44
Grubenlicht | Saarbrücken | Death Doom | Unter Tage | Schwarzkiesel Records | 300 | 20 | Seilfahrt | Silke Brandes | 35
Ember Ossuary | Tampa | Death Metal | First Bones | Gravel Hymn Records | 750 | 25 | Rehearsal Pit | Dale Ferris | 58
Sturmfracht | Bremen | Thrash Metal | Windstärke Zwölf | Hammerwerk Records | 666 | 15 | Lotse | Timo Krawinkel | 29
`)

export const studios = table(`
band | city | genre | title | label | songs | producer | in
Krähenstein | Erfurt | Black Metal | Turmwächter | Schwarzkiesel Records | 8 | Silke Brandes | 180
Pale Foundry | Leeds | Sludge | Cold Shift | Gravel Hymn Records | 6 | Nora Whitlock | 210
Gallenstrom | Köln | Grindcore | Bitterstoff | Rostfrei Tonträger | 19 | Ronny Falk | 120
Moth Cathedral | Bergen | Post-Metal | Wingdust | Cold Furnace Recordings | 5 | Ola Brekke | 240
Donnerholz | Freiburg | Heavy Metal | Tannenzäpfler | Donnerkeil Records | 10 | Peter Voss | 150
Ashlar Throne | Utrecht | Doom Metal | Keystone | Old Lantern Records | 4 | Graham Pell | 195
`)
