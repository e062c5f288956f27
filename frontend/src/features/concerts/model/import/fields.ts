import type { ImportedRow } from '#shared/api/concert-import.ts'

/** What a submission has of a row, in the order of the template. */
export const SENT_FIELDS = [
  'bandName',
  'venue',
  'city',
  'country',
  'date',
  'time',
  'price',
  'ticketUrl',
  'genre',
  'description',
] as const satisfies readonly (keyof ImportedRow)[]

/** What a row can say. */
export const FIELDS = [...SENT_FIELDS, 'postcode', 'endDate', 'endTime', 'doors', 'status'] as const

export type Field = (typeof FIELDS)[number]

export const REQUIRED: readonly Field[] = ['bandName', 'venue', 'city', 'date']

export type Values = Partial<Record<Field, string>>

/** Headings that name a field, folded; the more exact first. */
const HEADINGS: Readonly<Record<Field, readonly string[]>> = {
  bandName: [
    'bandname',
    'band',
    'bands',
    'kuenstler',
    'artist',
    'artists',
    'act',
    'headliner',
    'lineup',
    'name',
    'titel',
    'title',
    'veranstaltung',
    'event',
  ],
  venue: [
    'venue',
    'spielort',
    'veranstaltungsort',
    'location',
    'lokalitaet',
    'club',
    'halle',
    'laden',
  ],
  city: ['stadt', 'city', 'ort', 'town', 'plzort', 'plzstadt', 'postleitzahlort'],
  postcode: ['plz', 'postleitzahl', 'zip', 'zipcode', 'postcode', 'postalcode'],
  country: ['land', 'country', 'staat'],
  date: ['datum', 'date', 'startdatum', 'startdate', 'termin', 'tag', 'day', 'start', 'von'],
  status: ['status', 'zustand', 'hinweis'],
  endDate: ['enddatum', 'enddate', 'datumende', 'datumbis', 'bis', 'end'],
  endTime: ['endzeit', 'endtime', 'ende', 'schluss'],
  doors: ['einlass', 'einlasszeit', 'doors', 'doorsopen', 'tueren'],
  time: ['uhrzeit', 'zeit', 'time', 'beginn', 'startzeit', 'starttime', 'showtime', 'begin'],
  price: ['preis', 'price', 'ticketpreis', 'ticketprice', 'eintritt', 'vvk', 'ak'],
  ticketUrl: [
    'ticketlink',
    'ticketurl',
    'tickets',
    'ticket',
    'vorverkauf',
    'link',
    'url',
    'website',
    'webseite',
  ],
  genre: ['genre', 'stil', 'style', 'musikrichtung'],
  description: [
    'beschreibung',
    'description',
    'infos',
    'info',
    'details',
    'text',
    'notiz',
    'notes',
  ],
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

const fold = (heading: string): string =>
  heading
    .normalize('NFC')
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter)
    .replace(/[^a-z]/g, '')

/** The column of each field; a field without one is missing. */
export type Columns = Partial<Record<Field, number>>

/** Finds the columns by their German or English headings. No column is used twice. */
export const findColumns = (headings: readonly string[]): Columns => {
  const folded = headings.map(fold)
  const taken = new Set<number>()
  const columns: Columns = {}
  for (const field of FIELDS) {
    const column = HEADINGS[field]
      .map((heading) => folded.indexOf(heading))
      .find((index) => index >= 0 && !taken.has(index))
    if (column === undefined) continue
    taken.add(column)
    columns[field] = column
  }
  return columns
}

export const valuesAt = (cells: readonly string[], columns: Columns): Values =>
  Object.fromEntries(
    FIELDS.flatMap((field) => {
      const column = columns[field]
      return column === undefined ? [] : [[field, (cells[column] ?? '').trim()]]
    }),
  )
