import { LIMITS } from '#shared/domain/limits.ts'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { FILE_TEXTS } from '../../import-texts.ts'
import type { Decision } from './doubt.ts'
import { readHtml, findTicketAddress } from './html-text.ts'
import type { Horizon } from './horizon.ts'
import { findColumns, valuesAt, type Columns, type Values } from './fields.ts'
import type { Table } from './read-table.ts'
import { readRow, withDefaults, type RawRow, type ReadRow } from './read-row.ts'
import type { Encoding } from './encodings.ts'
import { readText, type EncodingOption } from './read-text.ts'

/** The content of a file: a table needs columns, events of a calendar do not. */
export type Source =
  | { readonly kind: 'table'; readonly table: Table; readonly columns: Columns }
  | { readonly kind: 'events'; readonly rows: readonly RawRow[] }

/** What the bytes mean is not clear, and the member has to say it. */
export interface UnclearEncoding {
  readonly kind: 'encodings'
  readonly options: readonly EncodingOption[]
}

/** Carries a text for the member. */
export class UnreadableFile extends Error {}

const MAX_BYTES = 20 * 1024 * 1024
const CALENDAR = /^\s*BEGIN:VCALENDAR/i

const count = new Intl.NumberFormat('de-DE')

const readCalendar = async (text: string): Promise<Source> => {
  const { readEvents } = await loadChunk(() => import('./read-events.ts'))
  try {
    return { kind: 'events', rows: readEvents(text) }
  } catch {
    throw new UnreadableFile(FILE_TEXTS.brokenCalendar)
  }
}

const readCsv = async (text: string): Promise<Source> => {
  const { readTable } = await loadChunk(() => import('./read-table.ts'))
  const table = readTable(text)
  return { kind: 'table', table, columns: findColumns(table.headings) }
}

const rowsIn = (source: Source): number =>
  source.kind === 'table' ? source.table.rows.length : source.rows.length

const readSource = async (text: string): Promise<Source> => {
  const source = await (CALENDAR.test(text) ? readCalendar(text) : readCsv(text))
  if (rowsIn(source) === 0) throw new UnreadableFile(FILE_TEXTS.empty)
  if (rowsIn(source) > LIMITS.importRows)
    throw new UnreadableFile(FILE_TEXTS.tooManyRows(count.format(LIMITS.importRows)))
  return source
}

/**
 * Reads CSV or iCalendar, by the content and not by the name.
 * @param encoding that the member chose
 * @throws UnreadableFile
 */
export const readFile = async (
  file: Blob,
  encoding?: Encoding,
): Promise<Source | UnclearEncoding> => {
  if (file.size > MAX_BYTES) throw new UnreadableFile(FILE_TEXTS.tooLarge)
  const read = readText(new Uint8Array(await file.arrayBuffer()), encoding)
  return 'text' in read ? readSource(read.text) : { kind: 'encodings', options: read.options }
}

const rawRows = (source: Source): readonly RawRow[] =>
  source.kind === 'events'
    ? source.rows
    : source.table.rows.map(({ line, cells }) => ({
        line,
        original: cells.filter((cell) => cell.trim() !== '').join(' · '),
        values: valuesAt(cells, source.columns),
      }))

/** Texts without markup; the address of the tickets may stand in the description only. */
const readTexts = (values: Values): Values => {
  const read = Object.entries(values).map(([field, value]) => [field, readHtml(value)] as const)
  const texts: Values = Object.fromEntries(read.map(([field, { text }]) => [field, text]))
  const links = read.find(([field]) => field === 'description')?.[1].links ?? []
  const ticketUrl = (texts.ticketUrl ?? '') === '' ? findTicketAddress(links) : undefined
  return ticketUrl === undefined ? texts : { ...texts, ticketUrl }
}

/** What the member said about rows, by their line. */
export type Decisions = ReadonlyMap<number, Decision>

/** All rows, checked. */
export const readRows = (
  source: Source,
  defaults: Values,
  horizon: Horizon,
  decisions?: Decisions,
): readonly ReadRow[] =>
  rawRows(source).map((row) =>
    readRow(
      { ...row, values: withDefaults(readTexts(row.values), defaults) },
      horizon,
      decisions?.get(row.line),
    ),
  )
