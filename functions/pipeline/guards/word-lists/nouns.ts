import { fold } from '../fold.ts'
import { EVERYDAY_NOUNS } from './everyday-nouns.ts'

/**
 * Common nouns of German texts about music, folded by `fold`. No names or genres, and few words that bands use as
 * names: a noun that is missing here must occur in the source.
 */
const HEADS = `
album alben auftritt auftritte anfang anfrage angebot ankundigung anlage anspruch ansage antwort arbeit art artikel
ausgabe auswahl auszug auszeichnung band bands bandmitglied basis bass beginn beitrag bereich bericht besetzung besucher
bilanz bild bonus box buhne buch chart charts chef clip cover dach datum daten deal debut details dauer drummer
drums ende entscheidung erfolg ergebnis eroffnung event experte fach fan fans fassung feature festival festivals figur
film finale firma fokus folge form format foto frage frau frauen freund freunde fuhrung gast gaste gebiet gelande geschichte
gesang gitarre gitarren gitarrist gitarristen grund gruppe gruppen headliner heft hit hits hilfe idee
information informationen infos interview journalist jahr jahre karriere karte karten kapitel klang klangbild klassiker
kollege kommentar komponist konzert konzerte konzept kosten kritik kunst kunstler label labels lager lage lauf
leiter leitung leute liste lied lieder line linie livealbum macher magazin manager management mann mannschaft marke markt
material medium medien meister meldung melodie menge mensch mitglied mitglieder mitteilung moment monat monate motto musik
musiker musikerin nachricht nachfolger name namen netz nummer ort orte partner party pause person phase plan plane platte
platten platz platze portal posten preis preise presse problem produktion produzent produzenten programm projekt projekte
punkt punkte publikum qualitat rahmen rand raum reaktion redaktion reihe reise release rekord rhythmus richtung riff riffs
rolle rubrik ruckkehr runde sache saison sanger sangerin sammlung schlagzeug schlagzeuger schritt seite seiten serie set
setlist show shows sicht single singles song songs sound sprache sprecher stand start statement stelle stil stimme stimmen
stimmung stuck stucke studio stunde stunden support szene tag tage technik teil teile termin termine text texte thema
themen ticket tickets tisch titel ton tour touren tournee track tracks traum trend truppe typ team teaser trailer uhr
umfang unternehmen update urteil veranstalter veranstaltung verein verkauf verlag version versionen vertrag video videos
vinyl wechsel weg welle werk werke wert wertung woche wochen wort worte zahl zahlen zeichen zeile zeit zeiten ziel
zuschauer zustand zug zugang zukunft weise weite weile werdegang
abend absage abschied abschluss absicht abstand adresse agentur akkord akustik aktion aktivitat alter analyse anhanger
anlass anteil anwesenheit anzahl applaus atmosphare aufgabe aufmerksamkeit aufnahme aufnahmen aufruf aufstieg aufzeichnung
auge augen ausblick ausdruck ausflug ausstieg austausch ausverkauf bassist bassistin bassisten batterie bedeutung begeisterung
begleiter begleitung begrundung begriff bekanntgabe benefiz beobachter besitzer bestatigung bestandteil besuch beteiligung
bewegung beweis bewertung beziehung beschreibung booker booking bookings brett bruch bruder budget bundnis comeback container
chance charakter chor computer crew crowdfunding dank dankbarkeit debatte demo diskografie diskussion distanz dokumentation
dokument dokumentarfilm doppel drittel druck dynamik effekt effekte eindruck einfluss einflusse einheit einlass
einnahmen einsatz einstieg eintritt einzelheiten element elemente energie engagement ensemble entstehung entwicklung
erfahrung erfahrungen erfindung erinnerung erinnerungen erklarung erlos ersatz erstauflage erwartung erwartungen erzahlung
exemplar exemplare existenz faktor fall familie farbe farben fehler feier feiertag fest festivalsommer fernsehen
flug formation forderung fortsetzung freude freiheit fruhstuck fundament gage ganze gebuhr geburt geburtstag gedanke gedanken
gefuhl gefuhle gegenstand gegenteil geheimnis geld gelegenheit gemeinde gemeinschaft generation genre genres gerat gerucht
geruchte gesamtwerk geschaft geschwindigkeit gesellschaft gesicht gespann gesprach gesprache gestaltung gesundheit gewinn
gewicht glaube gleichgewicht gluck grenze grenzen grosse grundlage grunder grundung grundungsmitglied halfte haltung
hande handel handlung harte hauptrolle heimspiel herausforderung herkunft hinsicht hinweis hintergrund hoffnung
hohe hohepunkt hohepunkte horer hymne hymnen identitat industrie initiative inhalt instrument instrumente intensitat interesse
interessenten intro jubilaum jugend jury kamera kampf kampagne kandidat kapazitat kategorie kenner keyboard keyboards
keyboarder kind kinder klasse klavier klang konflikt konkurrenz konsequenz kontakt kontrast kontrolle kooperation koproduzent
korper krankheit krankenhaus kreis krise kritiker kundigung kurs kurze label landschaft lange langeweile lautstarke
leben lebens lebenswerk legende legenden leidenschaft leistung leser licht liebe limit lineup livestream lizenz lokal lob losung
luft luftung lyrics lyrik mail mal mangel mastering masse masterplan mehrheit meinung meilenstein merchandise merch
mikrofon minute minuten mischung mitarbeiter mitarbeit mitmusiker mitschnitt mitstreiter mitte mittelpunkt mittelteil mix modell moglichkeit
moglichkeiten motiv motivation musikvideo musikerinnen mut mutter mythos nachdruck nachfolge nachfrage nachmittag nachricht
nahe natur neuauflage neuaufnahme neuerung neuling neuzugang niveau note offentlichkeit ohr ohren open air orchester orgel original
outro paar paket partnerschaft passage passagen perspektive plattenfirma plattenvertrag platzierung playlist podcast politik popularitat
position post prasentation prasenz premiere pressetext pressung prinzip privatleben probe proben proberaum profil protest prozent
prozess quelle quellen radio rang rate ratsel rest reaktionen realitat rechnung recht rechte rede redakteur referenz refrain refrains
regel regie region regisseur rekordzeit remaster remix repertoire reportage respekt ressourcen resultat retter reunion revier rezension
risiko rock ruhe ruhestand ruckblick ruckkehrer ruckmeldung ruckschlag ruckstand rucktritt rundfunk sampler sanktion
schauspieler scheibe schicksal schlag schluss schlusspunkt schmerz schnitt schule schulter schwerpunkt schwester schwierigkeiten
sekunde sekunden sender sendung sessions session sicherheit sieg sinn situation sitz soli solo soloalbum solokarriere song songwriter
songwriting sommerpause sonderedition spannung spass spezialist spiel spieler spielfreude spielzeit spielstatte spitze sponsor spott
spuren staat stammbesetzung standard standort starke starken status stempel stimmbander stop
strecke streaming streamingdienst streit struktur strukturen studioalbum studioaufnahmen suche summe synthesizer system tagebuch
takt talent tanz tat tempo tempi temperament tendenz testphase textzeile tiefe todesfall toleranz tonfall tontechniker tonstudio
tonspur tontrager tourabschnitt tourplan tourbus tradition trauer trennung treue trio trommel tribut uberblick ubergang uberraschung
ubersicht ubertragung umbau umbesetzung umbruch umfeld umgang umsatz umsetzung umstande unfall unfalle universum unterschied unterstutzung
unterstutzer urheber ursache urlaub urspring ursprung variante variation vater verbindung verantwortung verband verbreitung verdienst vereinbarung
verfugung vergangenheit vergleich verhaltnis verhandlung verhandlungen verlangerung verletzung verlegung verlust vermarktung veroffentlichung veroffentlichungen
veroffentlichungstermin versprechen verstarker verstarkung versuch verspatung vertrauen vertreter vertrieb verwirrung verzicht verzogerung vielfalt viertel
visum vision vocals vokalist vorabsingle voraussetzung vorband vorbestellung vorbild vorbilder vorbereitung vorfeld vorfreude vorfall vorganger
vorhaben vorlage vorrat vorschau vorschlag vorsicht vorstellung vorteil vortrag vorverkauf vorverkaufs vorverkaufsstart vorwurf vorwurfe wahl wahnsinn wand wahrheit warnung wartezeit
website webseite wechselspiel weihnachten weltweit weltpremiere wende wendepunkt werbung wetter wiedersehen wiedervereinigung wiederveroffentlichung
wille wirkung wirklichkeit wissen wochenende wochenenden wohnung wucht wunsch wunsche wurde wurzel wurzeln zeitpunkt zeitraum zeitschrift zeitplan
zeuge zufall zugabe zugaben zusage zusammenarbeit zusammenhang zusammenspiel zusatz zusatzkonzert zusatzshow zuwachs zweifel zweck zwischenspiel
angabe angaben anhang ansatz ansicht auftakt auftrag ausnahme ausruf bandgeschichte bandgrunder beschwerde betrieb betreiber brand camping
camper campingflache dezibel doppelkonzert doppelalbum einzelticket tagesticket fahrt feuerwehr flache fruhbucher gedrange gefahr gegend genesung gericht getranke gewitter gewohnheit
hausverbot hitze kalte kreuzung kuhe matsch nachwuchs nachwuchsband newcomer norden suden osten westen operation opfer polizei publikumspreis
reichweite rettungsdienst rollstuhl sand schlamm schaden security sommer herbst winter fruhling fruhjahr staub stimmkrise stockwerk strom unwetter warteschlange wasser zaun zugange zukunftsplane
arzt arzte erkrankung behandlung infektion reha stimmbandentzundung diagnose krebs herzinfarkt
artwork frontmann frontfrau shouter growls screams breakdown breakdowns blastbeat blastbeats doublebass palm groove grooves hook hooks hookline bridge strophe strophen ballade balladen instrumental opener closer tracklist tracklisting gatefold edition digipak digipack boxset bootleg split ep eps lp lps cd cds dvd blu ray kassette tape tapes mini merch shirt shirts hoodie patch backdrop bundle hardcover
act acts gig gigs venue moshpit pit crowd surfer circle backstage roadie stage stages buhnen nebenbuhne hauptbuhne fan fanclub fanbase follower account accounts instagram youtube facebook internet online homepage newsletter posting postings kanal plattform download stream streams
metal heavy hardcore punk headbanger metalhead metalheads metaller metallern bandkollege bandkollegen weggefahrte weggefahrten urgestein urgesteine veteran veteranen ikone ikonen grosse grossen pionier pioniere
tonart halbton sechzehntel achtel viervierteltakt basslinie rhythmusgitarre leadgitarre leadgitarrist rhythmusgitarrist sologitarre zweitgitarrist riffing drumming hallraum hall echo verzerrung pedal verzerrer saite saiten
quartett quintett sextett duo trio gespann formation kombo combo mannschaft besucherzahl besucherrekord euro dollar pfund franken prozent
flughafen grenzkontrolle zoll visa einreise van
gemeinderat burgermeister behorde behorden anwohner genehmigung auflage auflagen larm larmschutz
anklage gerichtssaal urheberrecht klage vergleich anwalt anwalte prozessauftakt richter streitwert plagiat
stiftung spende spenden spendenaktion hilfsorganisation erlose
kurzfilm regiearbeit drehort dreh dreharbeiten schnittfassung kinostart
buchhandel biografie autobiografie autor autorin leserschaft kolumne
umzug wohnort probenraum
schlussstrich schlussakkord kehrtwende kurswechsel stilwechsel grundstein startschuss nagel zeitreise uberzeugung zeug zeugnis schau blick augenblick
`

/** Adverbs and prefixes that can be the first part of a compound with one of these. */
const MODIFIERS = `
abschieds absage alb alt anfangs aufnahme ausnahme ausser bei benefiz beste chef co doppel drei eigen ein einzel end erst extra fern frei fruh gegen gesamt gross grund halb
haupt hoch innen jahres jubilaums kern klein klub kult kurz lang letzt live mammut mega mit mittel nach neben neu nieder ober ober original privat probe proben rand reihen rest riesen ruck
schluss schnell schwer sommer sonder spat spitzen stamm studio super teil tief uber um umwelt unter ur viel voll vor vorab weihnachts welt wieder winter wochen zeit zusatz zweit zwischen
online offline streaming internet presse plattform tages zwei vier funf debut comeback nachfolge haupt headliner
`

const listOf = (text: string): string[] => text.trim().split(/\s+/)

const everyday = new Set(fold(EVERYDAY_NOUNS))
const heads = new Set(listOf(HEADS))
const modifiers = new Set(listOf(MODIFIERS))

const ENDINGS = ['', 's', 'es', 'n', 'en', 'e', 'er', 'ern', 'in', 'innen', 'ens', 'ses']
const LINKS = ['', 's', 'es', 'n', 'en', 'er', 'e']
const MIN_STEM = 3

const stemsOf = (word: string, endings: readonly string[]): string[] =>
  endings.flatMap((ending) => {
    const stem = word.slice(0, word.length - ending.length)
    return word.endsWith(ending) && stem.length >= MIN_STEM ? [stem] : []
  })

const isHead = (word: string): boolean => stemsOf(word, ENDINGS).some((stem) => heads.has(stem))

const isEveryday = (word: string): boolean =>
  stemsOf(word, ENDINGS).some((stem) => everyday.has(stem))

type IsKnown = (word: string) => boolean

const isModifier = (part: string, isKnown: IsKnown): boolean =>
  stemsOf(part, LINKS).some(
    (stem) => heads.has(stem) || everyday.has(stem) || modifiers.has(stem) || isKnown(stem),
  ) ||
  modifiers.has(part) ||
  everyday.has(`${part}e`) ||
  heads.has(`${part}e`)

/** Whether any split of the word gives a known first part and a common noun. */
const isCompound = (word: string, isKnown: IsKnown, depth: number): boolean => {
  for (let at = MIN_STEM - 1; at <= word.length - MIN_STEM; at++) {
    if (!isHead(word.slice(at))) continue
    const first = word.slice(0, at)
    if (isModifier(first, isKnown) || (depth > 0 && isCompound(first, isKnown, depth - 1)))
      return true
  }
  return false
}

/** Endings such as "-ung" and "-keit" make nouns of verbs and adjectives; few names have them. */
const ABSTRACT =
  /.{4}(?:ungen?|heite?n?|keite?n?|schaft(?:en)?|tat|taten|ierungen?|ismus|olog(?:ie|in|innen|en?)|istin(?:nen)?|erin(?:nen)?)$/

/**
 * Whether a folded German word is a common noun or a compound of common nouns.
 * @param isKnown accepts further first parts, such as names of the source
 */
export const isCommonNoun = (word: string, isKnown: IsKnown = () => false): boolean =>
  isHead(word) || isEveryday(word) || ABSTRACT.test(word) || isCompound(word, isKnown, 1)
