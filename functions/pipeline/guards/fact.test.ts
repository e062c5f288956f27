import { describe, expect, it } from 'vitest'
import { unsupportedIn } from './fact.ts'
import type { Labelled, Planted } from './labelled/scene.ts'
import { SCENES_FIVE } from './labelled/scenes-five.ts'
import { SCENES_FOUR } from './labelled/scenes-four.ts'
import { SCENES_ONE } from './labelled/scenes-one.ts'
import { SCENES_SIX } from './labelled/scenes-six.ts'
import { SCENES_THREE } from './labelled/scenes-three.ts'
import { SCENES_TWO } from './labelled/scenes-two.ts'

const SET = [SCENES_ONE, SCENES_TWO, SCENES_THREE, SCENES_FOUR, SCENES_FIVE, SCENES_SIX].flat()

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

const MOST_MISSED = 0.01
const MOST_FALSE = 0.05

describe('the fact guard on the labelled set', () => {
  const planted = SET.filter(({ planted: wrong }) => wrong !== undefined)
  const right = SET.filter(({ planted: wrong }) => wrong === undefined)

  it('has enough sentences, half of them with one thing wrong', () => {
    expect(SET.length).toBeGreaterThanOrEqual(150)
    expect(planted.length).toBeGreaterThanOrEqual(SET.length / 2)
    expect(new Set(SET.map(({ text }) => text)).size).toBe(SET.length)
  })

  it('stops 99 of 100 planted errors', () => {
    process.stdout.write(`\n${tableOf(SET)}\n`)
    const passed = planted.filter((one) => !isStopped(one))
    expect(passed.length / planted.length).toBeLessThanOrEqual(MOST_MISSED)
  })

  it('lets 95 of 100 right sentences pass', () => {
    const stopped = right.filter(isStopped)
    expect(stopped.length / right.length).toBeLessThanOrEqual(MOST_FALSE)
  })
})
