import type { Values } from './fields.ts'
import { readFile, readRows, type Source } from './read-file.ts'
import type { ReadRow } from './read-row.ts'

export const HORIZON = { first: '2026-11-23', last: '2029-11-23' }

type Content = string | Uint8Array<ArrayBuffer>

/** A file whose encoding is clear. */
export const sourceOf = async (content: Content): Promise<Source> => {
  const source = await readFile(new Blob([content]))
  if (source.kind === 'encodings') throw new Error('The encoding is not clear.')
  return source
}

export const rowsOf = async (
  content: Content,
  defaults: Values = {},
): Promise<readonly ReadRow[]> => readRows(await sourceOf(content), defaults, HORIZON)

export const submissionsOf = async (content: Content, defaults?: Values) =>
  (await rowsOf(content, defaults)).flatMap(({ submissions }) => submissions)

export const calendar = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:x', ...lines, 'END:VCALENDAR', ''].join('\r\n')

export const event = (...lines: readonly string[]): string =>
  ['BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261101T100000Z', ...lines, 'END:VEVENT'].join('\r\n')
