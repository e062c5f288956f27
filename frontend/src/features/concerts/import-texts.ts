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
}

export const ROW_TEXTS = {
  unreadableDate: (text: string) => `„${text}“ verstehen wir nicht als Datum.`,
  noSuchDay: 'Diesen Tag gibt es nicht.',
  past: 'Der Tag ist vorbei.',
  tooFar: 'So weit voraus planen wir nicht.',
  unreadableTime: (text: string) => `„${text}“ verstehen wir nicht als Uhrzeit.`,
  unknownCountry: (text: string) => `„${text}“ steht nicht in unserer Länderliste.`,
  repeats: 'Serientermine können wir nicht übernehmen. Trag jeden Termin einzeln ein.',
  cancelled: 'Abgesagte Termine übernehmen wir nicht.',
}

export const FILE_TEXTS = {
  empty: 'In der Datei steht nichts, was wir lesen können.',
  tooManyRows: (max: string) => `Das sind mehr als ${max} Zeilen. Teil die Datei bitte auf.`,
  tooLarge: 'Die Datei ist größer als 20 MB. Teil sie bitte auf.',
  brokenCalendar: 'Die Kalenderdatei ist beschädigt, wir konnten sie nicht lesen.',
  unreadable: 'Die Datei lässt sich nicht öffnen.',
}
