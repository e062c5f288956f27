import { describe, expect, it } from 'vitest'
import { unsupportedIn } from './fact.ts'
import { LABELLED_SENTENCES, type Labelled, type Planted } from '#testing/labelled/sentences.ts'

const isStopped = ({ text, items }: Labelled): boolean =>
  unsupportedIn({ text, evidence: items }).length > 0

const rowOf = (label: Planted | 'right', of: readonly Labelled[]): string => {
  const stopped = of.filter(isStopped).length
  const cells = [of.length, stopped, of.length - stopped].map((count) => String(count).padStart(8))
  return label.padEnd(8) + cells.join('')
}

const tableOf = (set: readonly Labelled[]): string =>
  [
    'planted '.concat(...['all', 'stopped', 'passed'].map((head) => head.padStart(8))),
    ...(['name', 'date', 'number'] as const).map((planted) =>
      rowOf(
        planted,
        set.filter((one) => one.planted === planted),
      ),
    ),
    rowOf(
      'right',
      set.filter(({ planted }) => planted === undefined),
    ),
  ].join('\n')

const MAX_MISSED = 0.01
const MAX_FALSE = 0.05

describe('the fact guard on the labelled set', () => {
  const planted = LABELLED_SENTENCES.filter(
    ({ planted: wrong }) => wrong !== undefined && wrong !== 'contradiction',
  )
  const right = LABELLED_SENTENCES.filter(({ planted: wrong }) => wrong === undefined)

  it('has enough sentences, half of them with one error', () => {
    expect(LABELLED_SENTENCES.length).toBeGreaterThanOrEqual(150)
    expect(new Set(LABELLED_SENTENCES.map(({ text }) => text)).size).toBe(LABELLED_SENTENCES.length)
  })

  it('finds 99 of 100 planted errors', () => {
    process.stdout.write(`\n${tableOf(LABELLED_SENTENCES)}\n`)
    const passed = planted.filter((one) => !isStopped(one))
    expect(passed.length / planted.length).toBeLessThanOrEqual(MAX_MISSED)
  })

  it('accepts 95 of 100 correct sentences', () => {
    const stopped = right.filter(isStopped)
    expect(stopped.length / right.length).toBeLessThanOrEqual(MAX_FALSE)
  })
})
