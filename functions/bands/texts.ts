import { counted } from '#shared/domain/counted.ts'
export const BAND_TEXTS = {
  notFound: 'Diese Band gibt es nicht (mehr).',
  exists: (name: string, country: string | undefined): string =>
    country === undefined || country === ''
      ? `„${name}“ steht schon in der Liste. Ist es eine andere Band?`
      : `„${name}“ aus ${country} steht schon in der Liste. Ist es eine andere Band?`,
  existsHeld: 'Eine Band mit diesem Namen wird gerade geprüft. Ist es eine andere Band?',
  namesakeWaits:
    'Eine Band mit diesem Namen gibt es schon. Damit niemand eine bekannte Band nachmacht, schaut die Moderation zuerst drauf. So lange siehst nur du deine.',
  nameIsFull:
    'Von diesem Namen warten schon so viele Bands auf die Moderation, dass gerade keine weitere dazukommt. Versuch es in ein paar Tagen noch einmal.',
  namesakeRule: (traits: string): string => `Gleicher Name wie eine bekannte Band: ${traits}`,
  notDistinguished:
    'Gib ein Gründungsjahr, eine Stadt oder ein Genre an, das die andere Band nicht hat. Sonst kann niemand die beiden unterscheiden.',
  foreignCursor: 'Diese Seite gehört zu einer anderen Suche. Bitte beginne von vorn.',
} as const

export const ARTICLE_TEXTS = {
  draft: (articles: number, sources: number): string =>
    `KI-Entwurf: ${String(articles)} Artikel aus ${counted(sources, 'Quelle', 'Quellen')} nennen diese Band. Bitte Name und Fakten prüfen.`,
  notNamed: 'Diese Band kommt in dem Artikel nicht vor.',
  otherName: 'Diese Band heißt anders, oder es gibt sie nicht (mehr).',
} as const

export const CLAIM_TEXTS = {
  claim: 'Anspruch auf eine Band',
  claimed:
    'Die Band ist schon vergeben. Wenn das nicht stimmt, schreib uns über das Kontaktformular.',
  own: 'Das ist schon deine Band.',
  pending: 'Dein Anspruch liegt schon bei der Moderation. Etwas Geduld noch.',
  settled: 'Die Band wurde inzwischen von jemand anderem übernommen.',
  endedRule: 'Übernahme beendet',
  nothingToEnd: 'Hier gibt es nichts zu beenden.',
} as const

export const REVISION_TEXTS = {
  changed:
    'Jemand hat die Band inzwischen geändert. Schau dir an, was neu ist, und sende dann noch einmal.',
  nameTaken: 'So heißt in diesem Land schon eine andere Band.',
  genreMissing: 'Ohne Genre findet die Band niemand.',
  tooManyProposals:
    'Für diese Band warten schon sehr viele Vorschläge. Gib uns etwas Zeit, sie zu lesen.',
  yourProposalsWait:
    'Von dir warten für diese Band schon fünf Vorschläge. Sobald einer entschieden ist oder du einen zurückziehst, geht der nächste.',
  held: 'Das schaut sich erst die Moderation an: Es enthält einen Begriff, der hier nicht ohne Weiteres erscheint.',
  tooOld: 'So weit zurück geht es nicht in einem Schritt.',
  decided: 'Da war jemand schneller: Über den Vorschlag ist schon entschieden.',
  onlyModerators: 'Darüber entscheidet die Moderation.',
  identity:
    'Name, Land und Website einer verifizierten Band schaut sich erst die Moderation an. So lange ruht das Häkchen.',
  identityPending:
    'Dein neuer Name, dein Land oder deine Website wartet noch auf die Moderation. Zieh den Vorschlag zurück, wenn du etwas anderes willst.',
  identityStays:
    'Name, Land und Website einer verifizierten Band nimmt nur die Moderation zurück. Schlag die Änderung vor, dann schauen wir sie uns an.',
  identityRule: 'Verifizierte Band mit neuem Namen, Land oder neuer Website',
  proposal: 'Änderungsvorschlag',
  noReason: 'Passt so nicht.',
} as const

export const UPKEEP_TEXTS = {
  archiveReason: 'Seit über einem Jahr ohne Lebenszeichen, und niemand hat sich gemeldet.',
  notYours: 'Das können nur, wer die Band eingetragen oder beansprucht hat, und die Moderation.',
} as const

const FAREWELL = '\n\nHöllenlärm\nVon Metal-Fans für Metal-Fans'

/** The mail to who added or claimed the band, where the stage can send mail and the member has an address. */
export const upkeepMail = (change: 'silent' | 'archived', name: string) =>
  change === 'silent'
    ? {
        subject: `Gibt es „${name}“ noch?`,
        text: `Hallo,\n\nvon „${name}“ haben wir seit einem Jahr nichts gehört: kein Konzert, kein Artikel, keine Änderung. Wenn es die Band noch gibt, öffne ihre Seite auf Höllenlärm und drück auf „Wir leben noch“. Sonst kommt sie in einem Monat ins Archiv.${FAREWELL}`,
      }
    : {
        subject: `„${name}“ ist jetzt im Archiv`,
        text: `Hallo,\n\n„${name}“ war über ein Jahr lang still, und niemand hat sich gemeldet. Die Band steht deshalb im Archiv. Gelöscht ist nichts: Auf ihrer Seite holst du sie mit „Wir leben noch“ zurück.${FAREWELL}`,
      }
