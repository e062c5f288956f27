import { table } from './table.ts'

/** `points` out of ten. */
export const reviews = table(`
band | genre | title | label | songs | minutes | producer | best | second | sound | soundEn | verdict | verdictEn | points
Aschefresser | Death Metal | Kadaverkantate | Hammerwerk Records | 9 | 38 | Timo Krawinkel | Rippenbogen | Nachgeburt | roh und druckvoll | raw and punchy | Wer es dreckig mag, greift zu | If you like it filthy, look no further | 8
Silver Gallows | Heavy Metal | Tower of Bells | Old Lantern Records | 10 | 47 | Graham Pell | Ringing Out | Last Verger | melodisch und warm | melodic and warm | Ein Album wie eine gut eingetragene Kutte | A record like a well-worn battle vest | 7,5
Nordhang | Black Metal | Schattenseite | Schwarzkiesel Records | 6 | 44 | Silke Brandes | Firn | Lawinenhund | kalt und düster | cold and bleak | Der Winter kann kommen | Bring on the winter | 9
Plague Atelier | Post-Metal | Canvas of Ticks | Cold Furnace Recordings | 5 | 53 | Ola Brekke | Gesso | Varnish | düster, aber langatmig | gloomy but overlong | Zwei Songs weniger hätten gereicht | Two songs fewer would have done | 6
Kesselflicker | Folk Metal | Löffel und Lärm | Donnerkeil Records | 12 | 49 | Peter Voss | Pfannenlied | Zinnsoldat | eingängig und abwechslungsreich | catchy and varied | Macht live sicher noch mehr Spaß | Surely even more fun on stage | 7
Obsidian Laundry | Thrash Metal | Spin Cycle Apocalypse | Gravel Hymn Records | 11 | 36 | Dale Ferris | Dead Detergent | Lint | rasend und roh | blistering and raw | Kopfnicken garantiert | Neck pain guaranteed | 8,5
Grauzonenkind | Metalcore | Halbwertszeit | Nachtschicht Records | 10 | 40 | Marek Hollar | Zerfall | Abklingbecken | eingängig, oft vorhersehbar | catchy, often predictable | Solide, aber ohne Überraschung | Solid, but without surprises | 5,5
Tombola Death | Grindcore | Every Ticket Loses | Rostfrei Tonträger | 26 | 24 | Ronny Falk | Raffle Maggot | Booth Seven | rasend und ungeschliffen | furious and raw | Kurz, schmerzhaft, gut | Short, painful, good | 8
Eisrinde | Doom Metal | Unter null | Schwarzkiesel Records | 5 | 55 | Silke Brandes | Kriechstrom | Permafrost | kalt und schwer | cold and heavy | Geduld wird belohnt | Patience pays off | 7,5
Marrow Lantern | Progressive Metal | Seven Dim Rooms | Cold Furnace Recordings | 7 | 61 | Elin Sandvik | Hallway | Attic Light | abwechslungsreich und melodisch | varied and melodic | Ein Haus, in dem man gern wohnt | A house worth moving into | 9
Faulgas | Death Doom | Sumpfblüte | Rostfrei Tonträger | 6 | 42 | Ronny Falk | Methan | Blasenwurf | düster und druckvoll | bleak and punchy | Riecht streng, klingt gut | Smells bad, sounds good | 7
Harrow Estate | Black Metal | Fallow | Gravel Hymn Records | 8 | 45 | Nora Whitlock | Stubble Fire | Tithe | roh und melodisch | raw and melodic | Eine Entdeckung | A discovery | 8,5
Blitzableiter | Speed Metal | Volle Ladung | Hammerwerk Records | 10 | 34 | Klaus Immel | Kurzschluss | Starkstrom | rasend und eingängig | blistering and catchy | Lederjacke an und los | Leather on and go | 7,5
Velvet Guillotine | Heavy Metal | Soft Blade | Old Lantern Records | 9 | 43 | Graham Pell | Ribbon Neck | Powder Room | warm, etwas vorhersehbar | warm, a little predictable | Nett, mehr nicht | Nice, no more | 5
Kranichtod | Atmospheric Black Metal | Zugvögel | Schwarzkiesel Records | 5 | 57 | Silke Brandes | Keilflug | Überwintern | düster und melodisch | bleak and melodic | Musik für lange Nächte | Music for long nights | 8,5
Ratchet Psalm | Sludge | Torque | Gravel Hymn Records | 7 | 50 | Dale Ferris | Stripped Thread | Grease Hymn | druckvoll, mit Längen | massive, but it drags | Weniger wäre mehr gewesen | Less would have been more | 6,5
Schotterfee | Stoner Rock | Kieselkind | Donnerkeil Records | 8 | 46 | Hauke Lorenzen | Baggersee | Splitt | warm und eingängig | warm and catchy | Läuft im Bus von allein | Plays itself on the bus | 7
Null Cathedral | Technical Death Metal | Divide by Saints | Cold Furnace Recordings | 9 | 41 | Elin Sandvik | Remainder | Prime Martyr | rasend und kalt | furious and icy | Für Leute, die mitzählen | For people who count along | 8
Feldscherer | Death Metal | Amputationstrakt | Hammerwerk Records | 10 | 37 | Timo Krawinkel | Knochensäge | Wundbrand | roh und abwechslungsreich | raw and varied | Sauber geschnitten | A clean cut | 7,5
Salt Parliament | Progressive Metal | Minutes of the Tide | Gravel Hymn Records | 8 | 64 | Nora Whitlock | Quorum | Ebb Vote | abwechslungsreich, aber langatmig | varied but overlong | Sitzfleisch mitbringen | Bring patience | 6
`)
