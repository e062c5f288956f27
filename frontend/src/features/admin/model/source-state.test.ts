import { expect, it } from 'vitest'
import type { Source } from '#shared/api/sources.ts'
import {
  byNeed,
  compareItems,
  compareSuccess,
  countByState,
  daysWithoutNews,
  isFiltered,
  matching,
  sourceState,
  type SourceFilter,
} from './source-state.ts'

const LONG_AGO = '2026-11-01T00:00:00.000Z'

const feed = (
  name: string,
  health: Partial<Source['health']> = {},
  rest: Partial<Source> = {},
): Source => ({
  id: name.toLowerCase(),
  name,
  url: `https://${name.toLowerCase()}.example/feed`,
  category: 'news',
  language: 'de',
  enabled: true,
  ...rest,
  health: {
    lastTriedAt: LONG_AGO,
    lastSuccessAt: LONG_AGO,
    lastNewAt: LONG_AGO,
    lastError: null,
    namedUrl: null,
    failures: 0,
    nextTryAt: null,
    hasEtag: false,
    optedOut: false,
    itemsPerDay: [],
    ...health,
  },
})

const well = feed('Ohr')
const failing = feed('Amboss', { failures: 2 })
const optedOut = feed('Schild', { optedOut: true, failures: 1 })
const fresh = feed('Neu', { lastSuccessAt: null, lastTriedAt: null })
const off = feed('Zu', { failures: 9 }, { enabled: false })

it.each([
  [well, 'reading'],
  [failing, 'failing'],
  [optedOut, 'optedOut'],
  [fresh, 'unread'],
  [off, 'off'],
] as const)('gives $name the state that its health says', (source, state) => {
  expect(sourceState(source)).toBe(state)
})

it('sorts the most urgent sources first and disabled ones last', () => {
  const named = byNeed([off, well, feed('Äther'), fresh, optedOut, failing])
  expect(named.map(({ name }) => name)).toEqual(['Amboss', 'Schild', 'Neu', 'Äther', 'Ohr', 'Zu'])
})

const filter = (part: Partial<SourceFilter>): SourceFilter => ({
  typed: '',
  state: '',
  category: '',
  ...part,
})

it('keeps the sources of one state or one category when it is chosen', () => {
  const review = feed('Riff', {}, { category: 'review' })
  const all = [well, failing, review]
  expect(matching(all, filter({ state: 'failing' }))).toEqual([failing])
  expect(matching(all, filter({ category: 'review' }))).toEqual([review])
  expect(matching(all, filter({ state: 'failing', category: 'review' }))).toEqual([])
})

it('is filtered when any part of the filter is set', () => {
  expect(isFiltered(filter({ typed: ' ' }))).toBe(false)
  for (const part of [{ typed: 'a' }, { state: 'off' }, { category: 'news' }])
    expect(isFiltered(filter(part))).toBe(true)
})

it('compares by the last success and by the number of items', () => {
  const day = (items: number) => [{ day: '2026-11-01', items }]
  const [few, many] = [feed('B', { itemsPerDay: day(2) }), feed('A', { itemsPerDay: day(10) })]
  expect([many, few].toSorted(compareItems)).toEqual([few, many])
  expect([well, fresh].toSorted(compareSuccess)).toEqual([fresh, well])
})

it('finds a source by name and by address in any case', () => {
  const all = [well, failing, feed('Ätzend')]
  expect(matching(all, filter({ typed: ' äTZ ' })).map(({ name }) => name)).toEqual(['Ätzend'])
  expect(matching(all, filter({ typed: 'amboss.example' }))).toEqual([failing])
  expect(matching(all, filter({ typed: '  ' }))).toEqual(all)
  expect(matching(all, filter({ typed: 'Polka' }))).toEqual([])
})

it('counts the sources of a state', () => {
  expect(countByState([well, failing, off], 'failing')).toBe(1)
})

it('counts the days without anything new, apart from when it was read', () => {
  const at = new Date('2026-11-13T01:00:00.000Z')
  expect(daysWithoutNews(feed('A', { lastSuccessAt: at.toISOString() }), at)).toBe(12)
  expect(daysWithoutNews(feed('B', { lastNewAt: '2026-11-12T02:00:00.000Z' }), at)).toBe(0)
  expect(daysWithoutNews(feed('C', { lastNewAt: null }), at)).toBeNull()
})
