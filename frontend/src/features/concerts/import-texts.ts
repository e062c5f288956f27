import { counted, numberText } from '#shared/domain/counted.ts'
import type { Field } from './model/import/fields.ts'

export const FIELD_TEXTS: Readonly<Record<Field, string>> = {
  bandName: 'Band',
  venue: 'Venue',
  city: 'Stadt',
  country: 'Land',
  date: 'Datum',
  time: 'Uhrzeit',
  price: 'Preis',
  ticketUrl: 'Ticket-Link',
  genre: 'Genre',
  description: 'Beschreibung',
  postcode: 'Postleitzahl',
  endDate: 'Letzter Tag',
  endTime: 'Ende',
  doors: 'Einlass',
  status: 'Status',
}

export const ROW_TEXTS = {
  unreadableDate: (text: string) => `„${text}“ verstehen wir nicht als Datum.`,
  noSuchDay: 'Diesen Tag gibt es nicht.',
  past: 'Der Tag ist vorbei.',
  tooFar: 'So weit voraus planen wir nicht.',
  repeats: 'Serientermine können wir nicht übernehmen. Trag jeden Termin einzeln ein.',
}

export const FILE_TEXTS = {
  empty: 'In der Datei steht nichts, was wir lesen können.',
  tooManyRows: (max: string) => `Das sind mehr als ${max} Zeilen. Teil die Datei bitte auf.`,
  tooLarge: 'Die Datei ist größer als 20 MB. Teil sie bitte auf.',
  brokenCalendar: 'Die Kalenderdatei ist beschädigt, wir konnten sie nicht lesen.',
  unreadable: 'Die Datei lässt sich nicht öffnen.',
}

export const messages = {
  title: 'Programm einlesen',
  text: 'Für alle, die einen Laden oder ein Festival bespielen: Nimm eine Tabelle (CSV) oder eine Kalenderdatei (ICS). Du siehst erst alles, dann schickst du es ab. Badges gibt es dafür keine, die verdient man von Hand.',
  file: 'Datei',
  fileHint: (rows: string) => `CSV oder ICS, höchstens ${rows} Zeilen.`,
  template: 'Vorlage laden',
  templateName: 'hoellenlaerm-vorlage.csv',
  pasted: 'Oder hier einfügen',
  pastedHint: 'Zellen aus einer Tabelle mit ihrer Kopfzeile, oder der Text einer Kalenderdatei.',
  readPasted: 'Einlesen',
  encoding: 'Welche Zeilen stimmen?',
  encodingHint:
    'Die Datei sagt nicht, wie ihre Umlaute geschrieben sind. Wähle, was richtig aussieht.',
  reading: 'Datei wird gelesen …',
  columns: 'Spalten',
  columnsText: 'So haben wir die Überschriften verstanden. Stimmt etwas nicht, ändere es.',
  noColumn: 'Nicht in der Datei',
  defaults: 'Gilt für Zeilen ohne eigene Angabe',
  preview: 'Vorschau',
  counts: (good: number, bad: number) =>
    `${counted(good, 'Zeile', 'Zeilen')} in Ordnung, ${numberText(bad)} mit Fehlern.`,
  openCount: (count: number) =>
    count === 1
      ? 'Eine Zeile hat Fragen. Sie steht oben und wird erst eingereicht, wenn du sie beantwortet hast.'
      : `${numberText(count)} Zeilen haben Fragen. Sie stehen oben und werden erst eingereicht, wenn du sie beantwortet hast.`,
  acceptAll: 'Alle Vorschläge annehmen',
  accept: 'So übernehmen',
  proposal: (label: string) => `${label} (Vorschlag)`,
  correct: 'Ändern',
  corrected: 'Übernehmen',
  leaveOut: 'Weglassen',
  takeIn: 'Doch übernehmen',
  leftOut: 'Weggelassen',
  original: 'In der Datei',
  movedFrom: (day: string) => `verlegt vom ${day}`,
  time: (time: string) => `${time} Uhr`,
  town: (city: string, town: string) => `${city} → ${town}`,
  until: (time: string) => `bis ${time} Uhr`,
  onlyErrors: 'Nur Zeilen mit Fehlern',
  line: (line: number) => `Zeile ${line}`,
  more: 'Mehr Zeilen zeigen',
  noRows: 'Keine Zeilen mit Fehlern.',
  send: (count: number) => counted(count, 'Konzert einreichen', 'Konzerte einreichen'),
  stop: 'Anhalten',
  resume: 'Weitermachen',
  sent: (done: string, all: string) => `${done} von ${all} Zeilen eingereicht`,
  progress: 'Fortschritt',
  stopped:
    'Angehalten. Was eingereicht ist, bleibt. Dieselbe Datei später nochmal zu nehmen, macht nichts doppelt.',
  failed: (reason: string) => `Angehalten: ${reason}`,
  done: 'Fertig.',
  summary: (counts: Readonly<Record<'new' | 'source' | 'held' | 'error' | 'similar', string>>) =>
    `${counts.new} neu, ${counts.source} schon bekannt, ${counts.held} in Prüfung, ${counts.error} abgelehnt${counts.similar === '0' ? '' : `, ${counts.similar} mit Rückfrage`}.`,
  outcomes: {
    new: 'Neu',
    source: 'Schon bekannt',
    held: 'In Prüfung',
    error: 'Abgelehnt',
    similar: 'Rückfrage',
  },
  leaveTitle: 'Noch nicht fertig',
  leaveQuestion: 'Es werden noch Zeilen eingereicht. Jetzt anhalten und schließen?',
  leave: 'Anhalten und schließen',
} as const
