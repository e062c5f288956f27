import { describe, expect, it } from 'vitest'
import { parseFilter, isFiltered, writeQuery } from './filter.ts'

describe('the filter of an address', () => {
  it.each([
    '',
    '?search=lido&city=Berlin&range=30',
    '?city=Essen&radius=50',
    '?view=month&month=2026-12&day=2026-12-24',
    '?view=past&month=2026-10',
    '?city=K%C3%B6ln&page=3',
  ])('is written as it was read: %j', (query) => {
    expect(writeQuery(parseFilter(query))).toBe(query)
  })

  it.each([
    '?range=31',
    '?radius=50',
    '?radius=51',
    '?view=alles',
    '?view=list',
    '?month=2026-13',
    '?day=2026-12-32',
    '?page=-1',
    '?page=x',
  ])('ignores %j', (query) => {
    expect(writeQuery(parseFilter(query))).toBe('')
    expect(isFiltered(parseFilter(query))).toBe(false)
  })
})
