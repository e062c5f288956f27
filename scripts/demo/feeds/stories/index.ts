import { cancellations, festivals, tours } from './stage.ts'
import { interviews, lineups, signings } from './people.ts'
import { albums, reissues, singles, studios } from './releases.ts'
import { reviews } from './reviews.ts'
import type { Row } from './table.ts'

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

export interface Story {
  readonly kind: Kind
  /** Position among all. */
  readonly number: number
  readonly facts: Row
}

const ROWS: Readonly<Record<Kind, readonly Row[]>> = {
  album: albums,
  single: singles,
  reissue: reissues,
  studio: studios,
  tour: tours,
  festival: festivals,
  cancelled: cancellations,
  lineup: lineups,
  signing: signings,
  review: reviews,
  interview: interviews,
}

/** Everything that happens in the invented world, kinds mixed as days mix them. */
export const STORIES: readonly Story[] = KINDS.flatMap((kind) =>
  ROWS[kind].map((facts, row) => ({ kind, facts, place: (row + 0.5) / ROWS[kind].length })),
)
  .toSorted((a, b) => a.place - b.place)
  .map(({ kind, facts }, number) => ({ kind, facts, number }))
