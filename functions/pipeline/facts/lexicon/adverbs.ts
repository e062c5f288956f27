import { fold } from '../fold.ts'

/** Words that begin German sentences and are missing in the frequency list; names are none of them. */
const WORDS = `
Abermals Abschließend Allein Allenfalls Allerdings Allerhand Alsbald Andererseits Anderntags Andernfalls Anderswo Anfangs Angeblich Anlässlich Anschließend Anstatt Anstelle
Aufgrund Ausgerechnet Ausnahmsweise Außer Außerdem Außerhalb Bald Beiderseits Beinahe Beispielsweise Beizeiten Bekanntlich Bereits Bestenfalls Betreffend Bezüglich Binnen Bis Bislang Bisher Bisweilen
Dabei Dadurch Dafür Dagegen Daheim Daher Dahinter Damals Damit Danach Daneben Dank Daran Darauf Daraufhin Daraus Darin Darüber Darum Darunter Davon Davor Dazu Dazwischen Demnach Demnächst Demzufolge
Dennoch Derart Dereinst Derweil Derzeit Deshalb Dessen Desto Deswegen Diesmal Diesseits Doch Dort Dorthin Draußen Drinnen Drüben Drumherum Durchaus Durchweg Ebenfalls Ebenso Ehemals Eher Eigens Eigentlich
Einerseits Einfach Eingangs Einmal Einst Einstweilen Endgültig Endlich Entgegen Entlang Entsprechend Entweder Erneut Erst Erstens Erstmals Etliche Etwa Falls Fast Fernab Fortan Freilich Früher Fürs Gar Gegebenenfalls Gegenüber
Gelegentlich Gemäß Gemeinsam Genau Genauso Genug Gern Gerne Gestern Gewissermaßen Gleich Gleichwohl Gleichzeitig Glücklicherweise Größtenteils Gut Heute Heutzutage Heuer Hierbei Hierfür Hiermit Hierzu Hingegen Hinterher Hinzu Hoffentlich
Immer Immerhin Indem Indes Indessen Infolge Infolgedessen Inklusive Inmitten Innerhalb Insbesondere Insgesamt Insofern Instrumental Inwieweit Inwiefern Inzwischen Irgendwann Irgendwo Jahrelang Jahrzehntelang Jahrzehnte Jedenfalls Jederzeit Jedoch Jenseits Jetzt Jeweils Jüngst
Kaum Keinesfalls Keineswegs Knapp Komplett Kürzlich Künftig Kurz Kurzerhand Kurzfristig Kurzum Längst Langfristig Langsam Laut Lediglich Leider Letztendlich Letztlich Live Los Mal Manchmal Mangels Mehr Mehrfach Mehrmals Meist Meistens Mithilfe Mitsamt Mitten Mittels Mittlerweile Mitunter Möglicherweise Monatelang Morgen Musikalisch
Nachdem Nachher Nachmittags Nächstens Nachts Nahe Nahezu Namens Namentlich Natürlich Neben Nebenan Nebenbei Nebenher Neuerdings Neulich Nichtsdestotrotz Niemals Niemand Nirgends Noch Nochmals Notfalls Nun Nunmehr Nur Oben Obendrein Obgleich Obschon Obwohl Offenbar Offensichtlich Oft Oftmals Parallel Persönlich Plötzlich Pro Rasch
Rein Restlos Ringsum Rund Samt Schade Schätzungsweise Schließlich Schlussendlich Schon Schriftlich Schuld Seinerzeit Seit Seitdem Seither Selbst Selten Seltsam Sicher Sicherlich Sobald Sodass Soeben Sofern Sofort Sogar Sogleich Solange Somit Sonst Soviel Soweit Sowie Sowohl Später Spätestens Stattdessen Stets Stilistisch Strafrechtlich Stundenlang
Tagelang Tags Tagsüber Tatsächlich Teils Teilweise Traditionell Trotz Trotzdem Überall Überaus Überdies Überhaupt Üblicherweise Übrigens Umgehend Umgekehrt Umso Unabhängig Unbeirrt Ungeachtet Ungefähr Unklar Unlängst Unterdessen Unterhalb Unterwegs Unterm Ursprünglich
Verglichen Vergebens Vermutlich Vielerorts Vielleicht Vielmehr Vollständig Vorab Voraussichtlich Vorbei Vorerst Vorgestern Vorher Vorhin Vorläufig Vormittags Vorne Vorrangig Vorsichtshalber Vorübergehend Während Währenddessen Wahrscheinlich Weder Wegen Weil Weit Weiter Weiterhin Weitere Wenig Wenigstens Wenn Wenngleich Weshalb Wieder Wiederum Wobei Wochenlang Wodurch Wofür Woher Wohl Womit Womöglich Woran Worauf Wovon Wozu
Zeitgleich Zeitlebens Zeitweise Ziemlich Zudem Zuerst Zufolge Zuhause Zukünftig Zugleich Zugunsten Zuletzt Zuliebe Zum Zumal Zumeist Zumindest Zunächst Zur Zurück Zurzeit Zusammen Zusätzlich Zuvor Zuweilen Zwar Zwecks Zweifellos Zwischendurch Zwischenzeitlich
`

export const ADVERBS: ReadonlySet<string> = new Set(fold(WORDS))
