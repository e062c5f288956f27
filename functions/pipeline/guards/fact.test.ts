import { describe, expect, it } from 'vitest'
import {
  ASIDE_SENTENCES,
  FRESH_ASIDE_SENTENCES,
  FRESH_SENTENCES,
  LABELLED_SENTENCES,
  LATER_SENTENCES,
  READER_SENTENCES,
  type Labelled,
} from '#testing/labelled/sentences.ts'
import { hasFactProblem } from './fact-problem.ts'

const judged = new Map<Labelled, boolean>()

/** Kept, because the table and each test ask it of the same sentences. */
const isStopped = (labelled: Labelled): boolean => {
  const known =
    judged.get(labelled) ?? hasFactProblem({ text: labelled.text, evidence: labelled.items })
  judged.set(labelled, known)
  return known
}

const LABELS = ['name', 'date', 'number', 'contradiction', undefined] as const

const share = (set: readonly Labelled[]): number =>
  set.filter(isStopped).length / Math.max(1, set.length)

const rowOf = (label: string, set: readonly Labelled[]): string => {
  const stopped = set.filter(isStopped).length
  const cells = [set.length, stopped, set.length - stopped].map((count) =>
    String(count).padStart(8),
  )
  return label.padEnd(14) + cells.join('')
}

const tableOf = (title: string, set: readonly Labelled[]): string =>
  [
    title.padEnd(14).concat(...['all', 'stopped', 'passed'].map((head) => head.padStart(8))),
    ...LABELS.map((label) =>
      rowOf(
        label ?? 'right',
        set.filter(({ planted }) => planted === label),
      ),
    ),
  ].join('\n')

const MIN_PLANTED = 0.99

/** The first test judges all sentences. */
const TIMEOUT_MS = 120_000

/** What is measured: aside, the targets of 95 and 5 of 100 are missed (docs/product/news.md#facts-guard). */
const SETS = [
  { title: 'developed with', set: LABELLED_SENTENCES, minContradictions: 0.93, maxFalse: 0.05 },
  { title: 'later set', set: LATER_SENTENCES, minContradictions: 0.86, maxFalse: 0 },
  { title: 'fresh, read', set: FRESH_SENTENCES, minContradictions: 0.84, maxFalse: 0.03 },
  { title: 'fresh, aside', set: FRESH_ASIDE_SENTENCES, minContradictions: 0.78, maxFalse: 0.04 },
  { title: 'reader, read', set: READER_SENTENCES, minContradictions: 0.68, maxFalse: 0.06 },
  { title: 'kept aside', set: ASIDE_SENTENCES, minContradictions: 0.7, maxFalse: 0.145 },
]

it('has 400 sentences, and enough kept aside', () => {
  const all = SETS.flatMap(({ set }) => set)
  expect(all.length).toBeGreaterThanOrEqual(400)
  const unique = new Set(all.map(({ text, items }) => `${items[0]?.title ?? ''} ${text}`))
  expect(unique.size).toBe(all.length)
})

describe.each(SETS)(
  'the facts guard on the sentences $title',
  ({ title, set, minContradictions, maxFalse }) => {
    const isPlanted = ({ planted }: Labelled) =>
      planted !== undefined && planted !== 'contradiction'

    it('finds 99 of 100 planted names, dates and numbers', { timeout: TIMEOUT_MS }, () => {
      process.stdout.write(`\n${tableOf(title, set)}\n`)
      expect(share(set.filter(isPlanted))).toBeGreaterThanOrEqual(MIN_PLANTED)
    })

    it('finds the contradictions of the dangerous kinds', () => {
      const contradictions = set.filter(({ planted }) => planted === 'contradiction')
      expect(share(contradictions)).toBeGreaterThanOrEqual(minContradictions)
    })

    it('accepts correct sentences', () => {
      const right = set.filter(({ planted }) => planted === undefined)
      expect(share(right)).toBeLessThanOrEqual(maxFalse)
    })
  },
)
