import { expect, it } from 'vitest'
import type { Source } from '#shared/api/sources.ts'
import { byNeed, countByState, matching, sourceState } from './source-state.ts'

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
    lastError: null,
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
] as const)('$name is in its state', (source, state) => {
  expect(sourceState(source)).toBe(state)
})

it('puts those that need a hand first and the switched off last', () => {
  const named = byNeed([off, well, feed('Äther'), fresh, optedOut, failing])
  expect(named.map(({ name }) => name)).toEqual(['Amboss', 'Schild', 'Neu', 'Äther', 'Ohr', 'Zu'])
})

it('finds by name and by address, whatever the case', () => {
  const all = [well, failing, feed('Ätzend')]
  expect(matching(all, ' äTZ ').map(({ name }) => name)).toEqual(['Ätzend'])
  expect(matching(all, 'amboss.example')).toEqual([failing])
  expect(matching(all, '  ')).toBe(all)
  expect(matching(all, 'Polka')).toEqual([])
})

it('counts a state', () => {
  expect(countByState([well, failing, off], 'failing')).toBe(1)
})
