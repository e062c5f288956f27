import * as z from 'zod/mini'
import { readTsv } from '#testing/read-tsv.ts'

export const KINDS = [
  'album',
  'single',
  'reissue',
  'studio',
  'tour',
  'festival',
  'cancelled',
  'lineup',
  'signing',
  'review',
  'interview',
] as const
export type Kind = (typeof KINDS)[number]

/** Facts by column. `in`, `until` and `later` count days from the day of the news; `points` are out of ten. */
export type Facts = Readonly<Record<string, string>>

/** Something that happens in the invented world and that publications report. */
export interface NewsEvent {
  readonly kind: Kind
  /** Position among all events. */
  readonly number: number
  readonly facts: Facts
}

const FACTS = z.record(z.string(), z.string().check(z.minLength(1)))

const factsOf = (kind: Kind): readonly Facts[] =>
  readTsv(new URL(`events/${kind}.tsv`, import.meta.url), FACTS)

/** All events of the invented world. The kinds are spread evenly, as on real days. */
export const NEWS_EVENTS: readonly NewsEvent[] = KINDS.flatMap((kind) =>
  factsOf(kind).map((facts, row, { length }) => ({ kind, facts, position: (row + 0.5) / length })),
)
  .toSorted((a, b) => a.position - b.position)
  .map(({ kind, facts }, number) => ({ kind, facts, number }))
