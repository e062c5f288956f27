/** For admins: why a job failed. */
export const FAILURES = {
  throttled: 'Das Sprachmodell ist überlastet und hat die Anfrage abgewiesen.',
  unreachable: 'Das Sprachmodell hat nicht rechtzeitig geantwortet.',
  denied: 'Das Sprachmodell ist für uns nicht freigeschaltet.',
  broken_answer: 'Die Antwort des Sprachmodells war unbrauchbar.',
  too_long: 'Die Antwort des Sprachmodells wurde zu lang und brach ab.',
  refused: 'Das Sprachmodell hat sich geweigert, diese Geschichte zu schreiben.',
  reader_throttled: 'Der zweite Leser ist überlastet. Der Text ist geschrieben und wartet auf ihn.',
  reader_unreachable:
    'Der zweite Leser hat nicht rechtzeitig geantwortet. Der Text ist geschrieben und wartet auf ihn.',
  reader_denied: 'Das Modell des zweiten Lesers ist für uns nicht freigeschaltet.',
  no_items: 'Die Meldungen, auf denen der Artikel beruhen soll, sind nicht mehr da.',
  internal: 'Beim Schreiben ist ein unerwarteter Fehler aufgetreten.',
} as const

export type FailureCode = keyof typeof FAILURES

export const bannedTerm = (term: string): string => `Steht auf der NSBM-Liste: „${term}“.`

export const titleTaken = (title: string): string =>
  `Ein anderer Artikel der letzten drei Tage heißt genauso: „${title}“.`

/** For moderators: what is wrong with a draft. `quoted` is the sentence in quotes. */
export const FINDINGS = {
  contains: (what: string, quoted: string): string => `Der Text enthält ${what}: ${quoted}`,
  foreign: (quoted: string): string => `Der Satz ist nicht deutsch: ${quoted}`,
  unsupported: (words: string, quoted: string): string =>
    `Steht in keiner Quelle, auf die sich der Satz stützt: ${words} in ${quoted}`,
  contradicted: (claims: string, quoted: string): string =>
    `Keine Quelle, auf die sich der Satz stützt, sagt das so (${claims}): ${quoted}`,
  more: (count: number): string =>
    count === 1 ? 'Und ein weiterer Befund.' : `Und ${count} weitere Befunde.`,
} as const

/** Of a dangerous kind that the items tell of a past year only. */
export const PAST_YEAR = 'das frühere Jahr fehlt'

/** For moderators: why the second reader does not confirm a sentence. The arguments are quoted already. */
export const SECOND_READER = {
  contradicted: (sentence: string, passage: string | null): string =>
    passage === null
      ? `Der zweite Leser sieht einen Widerspruch zu den Quellen: ${sentence}`
      : `Der zweite Leser sieht einen Widerspruch zu den Quellen: ${sentence} – dort steht: ${passage}`,
  notStated: (sentence: string, passage: string | null): string =>
    passage === null
      ? `Der zweite Leser findet das nicht in den Quellen: ${sentence}`
      : `Der zweite Leser findet das nicht in den Quellen: ${sentence} – am nächsten kommt: ${passage}`,
  invented: (sentence: string, passage: string): string =>
    `Der zweite Leser belegt den Satz ${sentence} mit einer Stelle, die in seinen Quellen nicht steht: ${passage}`,
  instructed: (sentence: string, passage: string): string =>
    `Der zweite Leser belegt den Satz ${sentence} mit einer Anweisung aus dem Feed: ${passage}`,
  tooShort: (sentence: string): string =>
    `Der zweite Leser nennt keine ausreichende Stelle für den Satz ${sentence}`,
  skipped: (sentence: string): string =>
    `Der zweite Leser hat den Satz nicht beurteilt: ${sentence}`,
  broken:
    'Die Antwort des zweiten Lesers war unbrauchbar: Kein Satz dieses Artikels ist ein zweites Mal geprüft.',
} as const

/** For moderators: what a later source says against a published article. `quoted` is the sentence of the article in quotes. */
export const OBJECTIONS = {
  date: (source: string, theirs: string, ours: string, quoted: string): string =>
    `${source} nennt „${theirs}“ statt „${ours}“: ${quoted}`,
  figure: (source: string, theirs: string, ours: string, quoted: string): string =>
    `${source} nennt die Zahl „${theirs}“ statt „${ours}“: ${quoted}`,
  place: (source: string, theirs: string, ours: string, quoted: string): string =>
    `${source} nennt den Ort „${theirs}“ statt „${ours}“: ${quoted}`,
  danger: (source: string, kind: string, quoted: string): string =>
    `${source} sagt das Gegenteil (${kind}): ${quoted}`,
  marked: (source: string): string => `${source} hat eine Korrektur veröffentlicht.`,
} as const

export const NOT_FAILED = 'Dieser Auftrag ist nicht fehlgeschlagen oder läuft schon wieder.'

/** For admins: why a job failed. */
export const LOST =
  'Wer den Artikel schreiben sollte, hat fünfmal aufgehört, ohne sich noch einmal zu melden.'

/** By code; `{detail}` is replaced by a value such as the status. */
export const PROBLEM_TEXTS = {
  unreachable: 'Der Server war nicht zu erreichen.',
  timeout: 'Die Antwort war nach 10 Sekunden noch nicht vollständig.',
  too_large: 'Der Feed ist größer als 5 MB.',
  refused_address: 'Die Adresse führt nicht ins offene Internet und wird nicht abgerufen.',
  redirects: 'Die Adresse leitet im Kreis oder zu oft weiter.',
  status: 'Der Server antwortete mit dem Status {detail}.',
  certificate: 'Das Zertifikat des Servers ist ungültig.',
  encryption: 'Eine verschlüsselte Verbindung zum Server kam nicht zustande.',
  packing: 'Die Antwort war falsch verpackt und ließ sich nicht entpacken.',
  empty: 'Die Antwort war leer.',
  not_a_feed: 'Unter der Adresse liegt kein Feed, sondern eine Webseite oder etwas anderes.',
  same_feed:
    'Die Adresse führt zum selben Feed wie „{detail}“. Gelesen wird nur der; lösch eine der beiden Quellen.',
  broken: 'Der Feed ist beschädigt und lässt sich nicht lesen.',
  unusable: 'Der Feed hat Einträge, aber keinen mit Text und einem Link auf eine Webseite.',
  rules_unreadable:
    'Die Regeln der Seite für Maschinen (robots.txt, tdmrep.json) waren nicht zu lesen; ohne sie rufen wir nichts ab.',
  robots: 'Die robots.txt der Seite untersagt uns den Abruf.',
  tdm: 'Die Seite behält sich die Nutzung durch Maschinen vor (TDM-Vorbehalt).',
} as const

export const SOURCE_TEXTS = {
  sameUrl: 'Diese Adresse ist schon eine Quelle.',
  sameFeed: (name: string, url: string) =>
    `Das ist derselbe Feed wie „${name}“ (${url}), nur anders geschrieben.`,
  refusedUrl:
    'Unter dieser Adresse lesen wir keinen Feed: Sie muss ins offene Internet führen, ohne eigenen Port und ohne Zugangsdaten.',
  tooMany: (limit: number) => `Mehr als ${limit} Quellen gehen nicht.`,
} as const
