import { counted } from '#shared/domain/counted.ts'
import { NEW_ACCOUNT_DAYS, HISTORY_GIGS } from '#shared/domain/trust.ts'

const WORDS = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']

const word = (count: number): string => WORDS[count] ?? String(count)

/** Imports of the member, with what others see of them. */
export const messages = {
  trialTitle: 'Dein Konto ist noch jung',
  trial:
    'Deine Konzerte stehen sofort im Kalender, aber erst mal ohne Links, und niemand bekommt eine Benachrichtigung. Am Tag nehmen wir 2.000 Zeilen an. So lohnt sich ein neues Konto nicht für Werbung.',
  trialEnd: (day: string) =>
    `Das endet von selbst, sobald dein Konto ${word(NEW_ACCOUNT_DAYS)} Tage alt ist (frühestens am ${day}) und du deine E-Mail-Adresse bestätigt hast. Ohne Adresse brauchst du ${word(HISTORY_GIGS)} Konzerte im Kalender; eingelesene zählen nach ${word(NEW_ACCOUNT_DAYS)} Tagen. Dann bekommt auch das Programm von heute seine Links, und alle mit passendem Alarm erfahren davon. Eilt es? Schreib der Moderation über „Kontakt“.`,
  title: 'Deine Programme',
  failed: 'Deine Programme lassen sich nicht laden',
  gigs: (count: number) => counted(count, 'Konzert', 'Konzerte'),
  held: (text: string) => `${text} in Prüfung`,
  withheld: 'noch ohne Links',
  releasing: (done: string) => `bekommt gerade seine Links: ${done} fertig`,
  undoing: (done: string, all: string) => `wird zurückgenommen: ${done} von ${all}`,
  undone: 'zurückgenommen',
  undoneByModerator: 'von der Moderation zurückgenommen',
  undo: 'Zurücknehmen',
  undoOf: (day: string) => `Programm vom ${day} zurücknehmen`,
  undoTitle: 'Programm zurücknehmen?',
  undoText:
    'Alle Konzerte, die dieses Programm eingetragen hat, verschwinden aus dem Kalender. Wer hingehen wollte, bekommt Bescheid. Was schon vorher da war, bleibt. Die Datei kannst du danach neu einlesen.',
  undoFailed: 'Das Zurücknehmen hat nicht geklappt',
  undoHint: 'Ein ganzes Programm kannst du einen Tag lang zurücknehmen.',
} as const

/** For moderators. */
export const deskMessages = {
  intro:
    'Programme junger Konten stehen ohne Links im Kalender und benachrichtigen niemanden, bis das Konto eine Geschichte hat. Was Werbung ist, nimmst du ganz zurück; wen du kennst, für den bürgst du.',
  noAccess: 'Eingelesene Programme sieht nur die Moderation.',
  shown: 'Welche',
  waiting: 'Ohne Links',
  full: 'Alle anderen',
  empty: 'Nichts da',
  emptyText: 'Hier steht gerade kein Programm.',
  failed: 'Die Programme lassen sich nicht laden',
  more: 'Mehr laden',
  entry: (name: string) => `Programm von ${name}`,
  examples: (names: string) => `Zum Beispiel: ${names}`,
  undo: 'Zurücknehmen',
  undoTitle: 'Programm zurücknehmen',
  undoText:
    'Alle Konzerte dieses Programms verschwinden für immer aus dem Kalender. Das Mitglied bekommt deine Begründung und fängt mit Importen von vorn an.',
  undone: 'Das Programm wird zurückgenommen',
  vouch: 'Bürgen',
  vouchTitle: 'Für das Mitglied bürgen?',
  vouchText:
    'Alle seine Programme bekommen ihre Links, auch die nächsten, und passende Alarme gehen raus.',
  vouched: 'Die Programme bekommen ihre Links',
  actionFailed: 'Das hat nicht geklappt',
} as const
