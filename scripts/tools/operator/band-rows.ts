import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import Papa from 'papaparse'
import * as z from 'zod/mini'
import type { BandValues } from '#functions/bands/items/index.ts'
import { isShownGenre } from '#shared/domain/band-filter.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { findBannedName, findBannedTerm } from '#shared/domain/nsbm.ts'
import { multiLine, nameLine } from '#shared/domain/text.ts'
import { OptionalWebUrl } from '#shared/domain/web-url.ts'

/** A row of the file that is a band, or why it is none. */
export interface BandRow {
  /** The first line of the row, counted from 1. */
  readonly line: number
  readonly band?: BandValues
  readonly problem?: string
}

const optionalLine = (max: number) => z.optional(nameLine(max))

/** The columns of a CSV file, and the fields of a JSON line. Others are ignored. */
const Row = z.object({
  name: nameLine(LIMITS.bandName).check(z.minLength(1, 'The name is missing.')),
  genre: nameLine(LIMITS.bandGenre),
  country: optionalLine(LIMITS.bandCountry),
  city: optionalLine(LIMITS.concertCity),
  description: z.optional(multiLine(LIMITS.bandDescription)),
  website: z.optional(OptionalWebUrl),
  socialMediaUrl: z.optional(OptionalWebUrl),
  imageUrl: z.optional(OptionalWebUrl),
  spotifyUrl: z.optional(OptionalWebUrl),
  youtubeUrl: z.optional(OptionalWebUrl),
  formedYear: z.optional(
    z.coerce
      .number()
      .check(z.int(), z.minimum(LIMITS.oldestBandYear), z.maximum(LIMITS.newestYear)),
  ),
})

const withoutEmpty = (row: object): object =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== '' && value !== null))

const problemOf = ({ name, genre, description }: BandValues): string | undefined => {
  const term = findBannedName(name) ?? findBannedTerm([genre, description].join('\n'))
  if (term !== null) return `It contains "${term}" of the block list.`
  return isShownGenre(genre) ? undefined : 'The genre is missing.'
}

const toRow = (line: number, value: unknown): BandRow => {
  if (typeof value !== 'object' || value === null) return { line, problem: 'This is no object.' }
  const { success, data, error } = Row.safeParse({ genre: '', ...withoutEmpty(value) })
  if (!success) {
    const [issue] = error.issues
    return { line, problem: `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}` }
  }
  const problem = problemOf(data)
  return problem === undefined ? { line, band: data } : { line, problem }
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

async function* readJsonLines(file: string): AsyncGenerator<BandRow> {
  let line = 0
  for await (const text of createInterface({ input: createReadStream(file) })) {
    line++
    if (text.trim() !== '') yield toRow(line, parseJson(text))
  }
}

const HEADER_LINES = 1

async function* readCsv(file: string): AsyncGenerator<BandRow> {
  const rows = createReadStream(file).pipe(
    Papa.parse(Papa.NODE_STREAM_INPUT, {
      header: true,
      skipEmptyLines: 'greedy',
      transformHeader: (header) => header.replace(/^\uFEFF/, '').trim(),
    }),
  )
  let row = HEADER_LINES
  for await (const value of rows) yield toRow(++row, value as unknown)
}

/** The rows of a CSV file with a header, or of a file with one JSON object a line, as a stream. */
export const readBandRows = (file: string): AsyncGenerator<BandRow> =>
  /\.csv$/i.test(file) ? readCsv(file) : readJsonLines(file)
