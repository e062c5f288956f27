import { describe, expect, it } from 'vitest'
import { filterFrom, isShown, NO_FILTER, writeQuery, toRequest } from './filter.ts'

const metal = { genre: 'Melodic Death Metal', country: 'Schweden' }

describe('the filter of the list', () => {
  it('matches a part of the genre, and the whole country', () => {
    expect(isShown(metal, { genre: 'death metal', country: '' })).toBe(true)
    expect(isShown(metal, { genre: 'Black', country: '' })).toBe(false)
    expect(isShown(metal, { genre: '', country: 'Schweden' })).toBe(true)
    expect(isShown(metal, { genre: '', country: 'Schwe' })).toBe(false)
  })

  it('survives the way through the address', () => {
    const filter = { search: 'Äxte & Öl', genre: 'Black/Death', country: 'Österreich' }
    expect(filterFrom(writeQuery(filter))).toEqual(filter)
    expect(writeQuery(NO_FILTER)).toBe('')
    expect(filterFrom('')).toEqual(NO_FILTER)
  })

  it('asks the server only for what is set', () => {
    expect(toRequest({ ...NO_FILTER, search: '  moor ' })).toEqual({ search: 'moor' })
    expect(toRequest({ ...NO_FILTER, search: '  ' })).toEqual({})
  })
})
