import type { Evidence } from '../finding.ts'

export type Planted = 'name' | 'date' | 'number'

/** A sentence as a model would write it, with the items it cites; `planted` says what is wrong in it. */
export interface Labelled {
  readonly text: string
  readonly items: readonly Evidence[]
  readonly planted?: Planted
}

interface Item {
  readonly title: string
  readonly text: string
  readonly from?: string
  readonly on?: string
}

const item =
  (language: 'de' | 'en') =>
  ({ title, text, from = 'Metal Herold', on = '2026-11-18' }: Item): Evidence => ({
    title,
    text,
    sourceName: from,
    publishedAt: `${on}T09:30:00.000Z`,
    language,
  })

export const german = item('de')
export const english = item('en')

type Wrong = readonly [planted: Planted, text: string]

/** Half of the sentences are right; in each of the others one thing is wrong. */
export const scene = (
  items: readonly Evidence[],
  right: readonly string[],
  wrong: readonly Wrong[],
): Labelled[] => [
  ...right.map((text) => ({ text, items })),
  ...wrong.map(([planted, text]) => ({ text, items, planted })),
]
