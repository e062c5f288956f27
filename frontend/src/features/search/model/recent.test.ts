import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RECENT_SEARCHES_KEY } from '#spa/platform/device-keys.ts'
import { forgetSearch, forgetSearches, readRecent, rememberSearch } from './recent.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

describe('recent searches', () => {
  it('are the last eight, each once whatever its case, the last first', () => {
    for (let number = 0; number < 10; number++) rememberSearch(`Suche ${number}`)
    expect(rememberSearch('SUCHE 5')).toEqual([
      'SUCHE 5',
      ...[9, 8, 7, 6, 4, 3, 2].map((number) => `Suche ${number}`),
    ])
  })

  it('can be forgotten one by one and together, and leave nothing in the storage', () => {
    rememberSearch('Wacken')
    rememberSearch('Moor')
    expect(forgetSearch('wacken')).toEqual(['Moor'])
    forgetSearches()
    expect(readRecent()).toEqual([])
    expect(localStorage.getItem(RECENT_SEARCHES_KEY)).toBeNull()
  })

  it.each(['', '{', '{}', '[1]', 'null'])('are none when the storage holds %j', (stored) => {
    localStorage.setItem(RECENT_SEARCHES_KEY, stored)
    expect(readRecent()).toEqual([])
  })
})
