import { table } from './table.ts'

export const lineups = table(`
band | genre | leaver | leaverRole | leaverRoleEn | joiner | joinerRole | joinerRoleEn | years | formerBand | in
Rostwolf | Thrash Metal | Sven Dahlke | Schlagzeuger | drummer | Mirko Stahnke | Schlagzeuger | drummer | 9 | Sturmfracht | 21
Gloamwright | Doom Metal | Ewan Muir | Gitarrist | guitarist | Isla Drummond | Gitarristin | guitarist | 6 | Pale Foundry | 34
Nachtkran | Blackened Death Metal | Olaf Petersen | Bassist | bassist | Jule Harms | Bassistin | bassist | 4 | Stahlmöwe | 18
Dornkaiser | Power Metal | Ralf Zeidler | Sänger | vocalist | Adrian Kolb | Sänger | vocalist | 12 | Eisenhag | 46
Hollow Anvil | Doom Metal | Tom Garside | Schlagzeuger | drummer | Priya Nandan | Schlagzeugerin | drummer | 8 | Verdigris Saint | 29
Torfstecher | Folk Metal | Wiebke Onken | Keyboarderin | keyboardist | Fenja Tholen | Keyboarderin | keyboardist | 5 | Moorglut | 25
Zinnober Grave | Black Metal | Henrik Vasstrand | Bassist | bassist | Tormod Lie | Bassist | bassist | 11 | Thornlantern | 51
Gallenstrom | Grindcore | Kevin Brosch | Sänger | vocalist | Maja Lindner | Sängerin | vocalist | 3 | Pechvogel Union | 14
`)

export const signings = table(`
band | city | genre | label | title | years | labelmate | in
Uferlos | Rostock | Sludge | Nachtschicht Records | Schlickwatt | 4 | Nachtkran | 75
Quarry Widow | Leeds | Black Metal | Gravel Hymn Records | Limestone Vows | 3 | Pale Foundry | 90
Blechkrone | Regensburg | Power Metal | Hammerwerk Records | Zweite Krönung | 6 | Dornkaiser | 64
Fjordsleeper | Bergen | Post-Metal | Cold Furnace Recordings | Undertow Sermon | 5 | Moth Cathedral | 82
Aktenfresser | Bielefeld | Grindcore | Rostfrei Tonträger | Formular 66 | 2 | Gallenstrom | 43
`)

export const interviews = table(`
band | person | role | roleEn | title | years | city | date | about | aboutEn
Moorglut | Hinrich Boekhoff | Sänger | vocalist | Torf und Sterne | 14 | Oldenburg | 68 | die Texte, das Moor und den langen Weg ins Studio | the lyrics, the moor and the long way into the studio
Ironveil | Kathi Brandt | Gitarristin | guitarist | Aschewinter | 11 | Leipzig | 112 | den Proberaum, Touren im Kleinbus und das Artwork | the rehearsal room, touring in a van and the artwork
Cinderjaw | Axel Norén | Gitarrist | guitarist | Northbound Embers | 16 | Göteborg | 91 | Familie, Streaming und die Szene ihrer Stadt | family life, streaming and their local scene
Pechvogel Union | Ronja Matthes | Schlagzeugerin | drummer | Dreizehn Gründe | 7 | Dresden | 31 | die Anfänge, das erste Demo und Tempo 280 | the early days, the first demo and playing at 280 bpm
Kaltnadel | Emil Wagensohn | Bassist | bassist | Zwischen den Blechen | 9 | Wien | 59 | das Cover, Druckgrafik und lange Songs | the cover, printmaking and long songs
Hollow Anvil | Martha Quill | Sängerin | vocalist | The Weight We Keep | 13 | Birmingham | 84 | Trauer, Texte und die Arbeit im Studio | grief, lyrics and the work in the studio
Stahlmöwe | Hauke Lorenzen | Sänger | vocalist | Backbord brennt | 20 | Kiel | 38 | die Szene im Norden, Familie und Seemannsgarn | the northern scene, family and sailor yarns
Funkenschlund | Dennis Kowalik | Schlagzeuger | drummer | Grubenatem | 8 | Bochum | 45 | Bergbau, das Studio und die nächste Tour | mining, the studio and the next tour
Thornlantern | Sigrid Moe | Bassistin | bassist | Winter Ledger | 10 | Oslo | 73 | Kälte, Texte und das Artwork | the cold, lyrics and the artwork
Dornkaiser | Peter Voss | Gitarrist | guitarist | Reich der Dornen | 22 | Nürnberg | 104 | Streaming, die Szene und große Refrains | streaming, the scene and big choruses
Saltmother | June Abbott | Sängerin | vocalist | Brine Hymnal | 6 | Portland | 97 | Hafenstädte, Proberaum und Verstärker | port towns, the rehearsal room and amplifiers
Hexenkessel Nord | Birte Jessen | Sängerin | vocalist | Siebzehn Kräuter | 12 | Flensburg | 49 | Kräuterkunde, Familie und Tourleben | herbs, family and life on tour
Brass Leviathan | Owen Tarrant | Gitarrist | guitarist | Maps for the Drowned | 15 | Bristol | 130 | Konzeptalben, das Studio und Seekarten | concept albums, the studio and sea charts
Gallenstrom | Maja Lindner | Sängerin | vocalist | Bitterstoff | 5 | Köln | 120 | ihren Einstieg, die Szene und das erste Konzert | joining the band, the scene and her first show
`)
