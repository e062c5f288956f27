import { foldWords } from '#shared/domain/search-fold.ts'

const ENDINGS = [
  'innen',
  'ungen',
  'ung',
  'end',
  'ern',
  'est',
  'en',
  'em',
  'er',
  'es',
  'st',
  'te',
  'e',
  'n',
  's',
  't',
]
const MIN_STEM = 4
const MIN_PARTICIPLE = 6

/** Forms that no ending explains. */
const IRREGULAR: Readonly<Record<string, string>> = {
  sieht: 'seh',
  siehst: 'seh',
  seh: 'seh',
  sehn: 'seh',
  sehen: 'seh',
  gesehen: 'seh',
  angesehen: 'anseh',
  angeguckt: 'anguck',
  liest: 'lies',
  lesen: 'lies',
  lies: 'lies',
  lese: 'lies',
  gelesen: 'lies',
  schrieb: 'schreib',
  geschrieben: 'schreib',
  anschreibe: 'anschreib',
  fand: 'find',
  gefunden: 'find',
  vergass: 'vergess',
  vergisst: 'vergess',
  dms: 'dm',
}

const withoutPrefix = (word: string): string =>
  word.length >= MIN_PARTICIPLE && /^ge.+(?:t|en)$/.test(word) ? word.slice(2) : word

const withoutEnding = (word: string): string => {
  const ending = ENDINGS.find(
    (each) => word.endsWith(each) && word.length - each.length >= MIN_STEM,
  )
  return ending === undefined ? word : withoutEnding(word.slice(0, -ending.length))
}

/** Forms of one German word mostly have the same stem; it is no word itself. */
export const stemWord = (folded: string): string =>
  IRREGULAR[folded] ?? withoutEnding(withoutPrefix(folded)).replace(/y$/, 'i')

/** German words that say nothing about the subject of a question, colloquial ones included. */
const WORDS = `
aber ach acht all alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus bei beim
bekam bekomm bekomme bekommen bekommt bereits bin bis bisschen bist bitte brauch brauche brauchen braucht da dabei
dadurch dafür daher dahin damit danach dann daran darauf darf dürfen darfst darüber darum das dass dasselbe davon davor
dazu dein deine deinem deinen deiner dem den denn der deren des deshalb dessen die dies diese diesem diesen dieser
dieses doch dort drin du durch eben eigentlich ein eine einem einen einer eines einfach einmal er es etwa etwas euch
euer eure eurem euren eurer eures ey funktioniert für ganz gar geb gebe geben geht gehen gehts gerade gern gerne ggf gib
gibt gibts hab habe haben habt hallo halt hast hat hatte hätte hätten her hey hi hier hin hinter ich ihm ihn ihnen ihr
ihre ihrem ihren ihrer im immer in ins irgend irgendein irgendwas irgendwie irgendwo ist jede jedem jeden jeder jedes
jemand jemandem jemanden jetzt kann kannst kein keine keinem keinen keiner komm komme kommen kommt können könnt könnte
konnte krieg kriege kriegen kriegt lass lasse lassen lässt macht mach mache machen machst mag mal man manche mehr mein
meine meinem meinen meiner meines mich mir mit möchte möglich möglichkeit moin muss müssen musst nach nachdem nächste
nein nicht nichts nie nix noch nochmal nun nur ob oder ohne packe packen pack quasi raus rein schon sehr sein seine
seinem seinen seiner selbst sich sie sind so sobald sogar solche soll sollen sollte sondern sonst stell stelle stellen
tu tue tun über um und uns unser unsere unter vielleicht viel viele vom von vor voll wann war warum was weg wegen weil
welche welchen welcher welches wem wen wenn wer werd werde werden wie wieder wieso will willst wir wird wirst wo wobei
woher wohin worum womit wurde würde würden zu zum zur zwischen höllenlärm app seite website plattform gleich echt so
dran drauf ja okay ok danke nen ner euch ständig dauernd immerzu draussen draußen überall passiert passieren weiß weißt wisst wissen
schlecht gut richtig genau gestern heute morgen bedeutet bedeuten heißt sag sage sagen weiter typ wort gibts sowas ding dinge sache sachen leute leuten
`

let known: ReadonlySet<string> | undefined

const isStopWord = (folded: string): boolean => (known ??= new Set(foldWords(WORDS))).has(folded)

/** The stems of a text in its order, without words that say nothing. */
export const stemText = (text: string): string[] =>
  foldWords(text)
    .filter((word) => word.length > 1 && !isStopWord(word))
    .map(stemWord)
