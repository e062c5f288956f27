import { counted } from '#shared/domain/counted.ts'
import { LIMITS } from '#shared/domain/limits.ts'

export const CONCERT_TEXTS = {
  noSuchDay: 'Dieses Datum gibt es in keinem Kalender.',
  past: 'Das Datum liegt in der Vergangenheit.',
  tooFar: 'Das ist noch zu lange hin: höchstens drei Jahre im Voraus.',
  noSuchHour:
    'Diese Uhrzeit gibt es an dem Tag nicht: In der Nacht werden die Uhren auf Sommerzeit gestellt.',
  doors: (time: string) => `Einlass: ${time} Uhr`,
  dayIsFull: 'So oft spielt dort an diesem Tag niemand. Schreib uns, wenn doch.',
  shareIsFull:
    'Von dir stehen an diesem Tag dort schon acht Konzerte dieser Band. Kommen noch mehr dazu, schreib uns.',
  addressInName:
    'In Band, Venue oder Stadt steht eine Web-Adresse. Schreib sie dahin, wo der Ticket-Link steht.',
  enoughForToday: (limit: number, isNew: boolean) =>
    `${isNew ? 'Solange dein Konto jung ist, nehmen' : 'Einzeln nehmen'} wir ${limit} Konzerte am Tag von dir an. Morgen kannst du weitere eintragen.`,
  keyReused: 'Dieser Idempotency-Key gehört schon zu einer anderen Anfrage.',
  held: 'Dein Konzert wird erst geprüft: Es enthält einen Begriff, der hier nicht ohne Weiteres erscheint.',
  notYours: 'Das hat jemand anders eingereicht.',
  edited: 'Das Konzert wurde inzwischen geändert. Schau es dir bitte noch einmal an.',
  removed: 'Dieses Konzert wurde entfernt. Du kannst deinen Eintrag nur noch zurückziehen.',
  otherGig: 'Das wäre ein anderes Konzert. Zieh deinen Eintrag zurück und reiche es neu ein.',
  knownGig:
    'Dieses Konzert gibt es schon. Zieh deinen Eintrag zurück und reiche es noch einmal ein, dann landet er dort.',
  statusNotYours: 'Den Status ändert, wer das Konzert zuerst eingereicht hat.',
  ownHold: 'Das hast du selbst eingetragen. Darüber entscheidet jemand anderes.',
  notVisible: 'Das geht nur mit Konzerten, die im Kalender stehen.',
  sameConcert: 'Das ist zweimal dasselbe Konzert.',
  tooManySources: 'Dieses Konzert hat schon zu viele Quellen.',
  notMerged: 'Dieses Konzert ist nicht zusammengelegt.',
  mergedFurther: 'Das Ziel wurde selbst zusammengelegt. Trenne zuerst das.',
  nothingToUnmerge: 'Alle Einträge dieses Konzerts wurden inzwischen zurückgezogen.',
  gone: 'Dieses Konzert gibt es nicht mehr.',
  otherFilter: 'Diese Seite gehört zu einer anderen Suche. Fang bitte vorn an.',
} as const

export const CONCERT_MARK_TEXTS = {
  foreignCursor: 'Diese Seite gehört zu einer anderen Liste. Bitte lade die Liste neu.',
} as const

export const CONCERT_ALERT_TEXTS = {
  tooMany: `Mehr als ${LIMITS.concertAlerts} Alarme schafft kein Roadie. Nimm erst einen zurück.`,
  unknownTown: 'Diese Stadt kennen wir nicht. Bitte wähle eine aus der Liste.',
} as const

export const IMPORT_TEXTS = {
  onlyOrganizers:
    'Programme einlesen können nur Mitglieder mit der Rolle „Veranstaltung“. Einzelne Konzerte trägst du im Kalender ein.',
  undone:
    'Dieses Programm ist zurückgenommen. Schließ das Fenster und lies die Datei noch einmal ein.',
  enoughForToday:
    'Solange dein Konto jung ist, nehmen wir 2.000 Zeilen am Tag an. Dieselbe Datei macht morgen da weiter, wo sie aufgehört hat.',
  gone: 'Dieses Programm gibt es nicht.',
  tooLate:
    'Ein ganzes Programm kannst du einen Tag lang zurücknehmen. Einzelne Konzerte kannst du auch danach zurückziehen.',
  alreadyUndone: 'Dieses Programm ist schon zurückgenommen.',
  ownUndo: 'Dein eigenes Programm nimmst du da zurück, wo du es eingelesen hast.',
  ownVouch: 'Für dich selbst kannst du nicht bürgen.',
  noMember: 'Dieses Mitglied gibt es nicht.',
  excerpt: (gigs: number) => `Eingelesenes Programm mit ${counted(gigs, 'Konzert', 'Konzerten')}`,
} as const

export const CALENDAR_TEXTS = {
  name: 'Höllenlärm Konzerte',
  product: 'Konzertkalender',
  cancelled: (summary: string) => `ABGESAGT: ${summary}`,
  soldOut: 'Ausverkauft.',
  movedFrom: (day: string) => `Verlegt, ursprünglich am ${day}.`,
  price: (price: string) => `Preis: ${price}`,
  tickets: (url: string) => `Tickets: ${url}`,
  timeUnknown: 'Die Uhrzeit ist noch nicht bekannt.',
}
