import { expect, test } from 'vitest'
import { LEGAL_HISTORY, legalChangesSince } from './legal-history.ts'
import { LEGAL_VERSION, LEGAL_VERSIONS } from './legal.ts'

test('names every version, the newest first', () => {
  const versions = LEGAL_HISTORY.map(({ version }) => version)
  expect(versions).toEqual(LEGAL_VERSIONS)
  const dates = LEGAL_HISTORY.map(({ date }) => date)
  expect(dates).toEqual(dates.toSorted().toReversed())
})

test('says of every version what it changed', () => {
  for (const { terms, privacy } of LEGAL_HISTORY) expect([...terms, ...privacy]).not.toEqual([])
})

test('returns what came after the accepted version', () => {
  const since = (version: string | null) =>
    legalChangesSince(version).map((change) => change.version)
  expect(since('2026-11-27')).toEqual([LEGAL_VERSION])
  expect(since('2025-01')).toEqual([LEGAL_VERSION, '2026-11-27', '2026-11'])
  expect(since(LEGAL_VERSION)).toEqual([])
  expect(since(null)).toEqual([LEGAL_VERSION])
})
