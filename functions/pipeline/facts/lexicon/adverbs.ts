import { fold } from '../fold.ts'

/** Words that begin German sentences and are missing in the frequency list; names are none of them. */
const WORDS = `
Abermals Allenfalls Allerhand Alsbald Andererseits Anderntags Andernfalls Anderswo Ausnahmsweise Beiderseits Beizeiten Bekanntlich Bestenfalls Binnen
Bislang Bisweilen Daraufhin Demnach Demzufolge Dereinst Derweil Derzeit Diesseits Drumherum Durchweg Ehemals Eigens Einerseits Eingangs Einstweilen
Erstens Erstmals Etliche Fernab Fortan Freilich Gegebenenfalls Gemäß Gewissermaßen Gleichwohl Glücklicherweise Größtenteils Heuer Hierzu Hingegen
Indes Indessen Infolge Infolgedessen Inmitten Insbesondere Insofern Inwieweit Inwiefern Jahrzehntelang Jahrzehnte Jeweils Keinesfalls Keineswegs
Kurzerhand Kurzum Live Mangels Mithilfe Mittels Mitunter Monatelang Nachmittags Nächstens Nahezu Nebenher Neuerdings Nichtsdestotrotz Notfalls Nunmehr
Obendrein Obgleich Obschon Oftmals Parallel Pro Ringsum Schätzungsweise Schlussendlich Seinerzeit Seither Sofern Sogleich Spätestens Strafrechtlich
Tagelang Tags Tagsüber Teils Überaus Überdies Üblicherweise Unterdessen Unterhalb Vergebens Vielerorts Vielmehr Vorab Vorerst Vorgestern Vormittags
Vorsichtshalber Währenddessen Wenngleich Wodurch Zeitlebens Zudem Zugleich Zugunsten Zumal Zumeist Zwecks Zwischendurch
`

export const ADVERBS: ReadonlySet<string> = new Set(fold(WORDS))
