import { FIELD_TEXTS } from '../../import-texts.ts'
import { SENT_FIELDS } from './fields.ts'

type Template = Readonly<Record<(typeof SENT_FIELDS)[number], string>>

const EXAMPLE: Template = {
  bandName: 'Grabesruh',
  venue: 'Zur lauten Linde',
  city: 'Dortmund',
  country: 'Deutschland',
  date: '24.12.2027',
  time: '20:00',
  price: '25 €',
  ticketUrl: 'https://tickets.example/grabesruh',
  genre: 'Doom Metal',
  description: 'Mit zwei Vorbands.',
}

const lineOf = (values: Template): string => SENT_FIELDS.map((field) => values[field]).join(';')

/** A table to fill in. Excel recognises UTF-8 by the mark, and in German the semicolon. */
export const template = (): string =>
  `\ufeff${[lineOf(FIELD_TEXTS), lineOf(EXAMPLE)].join('\r\n')}\r\n`
