import { describe, expect, it } from 'vitest'
import { inDays } from '#testing/concerts.ts'
import { concertItem } from '#testing/stored-concerts.ts'
import type { ConcertItem } from '../items/concert.items.ts'
import { noticesOfChange } from './notice.rules.ts'

const BASE = concertItem()

type Changes = Parameters<typeof concertItem>[0]

const after = (changes: Changes = {}): ConcertItem => ({ ...BASE, ...changes, version: 2 })

const told = (before: ConcertItem | null, next: ConcertItem | null): string[] =>
  noticesOfChange({ before, after: next, at: Date.now() }).map(
    ({ audience, concert, isWithdrawn }) =>
      isWithdrawn ? `take back from ${audience}` : `${concert.change} to ${audience}`,
  )

const HELD = concertItem({ contentStatus: 'held' })

describe('a concert that leaves the calendar', () => {
  it('tells members who marked it when its last source is withdrawn', () => {
    expect(told(BASE, null)).toEqual(['take back from alerted', 'removed to goers'])
  })

  it('tells members who marked it when a moderator removes it after it was held', () => {
    expect(told(HELD, { ...HELD, contentStatus: 'removed', version: 2 })).toEqual([
      'removed to goers',
    ])
    expect(told(HELD, null)).toEqual(['removed to goers'])
  })

  it('tells nobody when it is held, merged, cancelled before, past, or removed before', () => {
    expect(told(BASE, after({ contentStatus: 'held' }))).toEqual(['take back from alerted'])
    expect(told(BASE, after({ mergedInto: 'other' }))).toEqual(['take back from alerted'])
    expect(told(after({ status: 'cancelled' }), null)).toEqual(['take back from alerted'])
    expect(told(after({ date: inDays(-2) }), null)).toEqual(['take back from alerted'])
    expect(told(after({ contentStatus: 'removed' }), null)).toEqual([])
    expect(told(after({ mergedInto: 'other' }), null)).toEqual([])
  })

  it('tells nobody when other sources are left', () => {
    const sources = [{ id: 'b', memberId: 'b' }]
    expect(told(BASE, { ...after(), sources })).toEqual([])
  })
})

describe('another venue, hour or day', () => {
  it.each([
    ['spelling', { venue: 'EXIL' }],
    ['a word that is optional', { venue: 'Exil e.V.' }],
    ['the city in the name', { venue: 'Exil Göttingen' }],
    ['a room of the house', { venue: 'Exil Keller' }],
    ['an unknown venue', { venue: undefined }],
    ['an unknown hour', { time: undefined }],
    ['spelling of the city', { city: 'GOETTINGEN' }],
  ] satisfies [string, Changes][])('is no move when it differs by %s', (_, changes) => {
    expect(told(BASE, after(changes))).toEqual([])
  })

  it.each([
    ['venue', { venue: 'Musa' }],
    ['hour', { time: '20:30' }],
    ['day', { date: inDays(31) }],
    ['city', { city: 'Kassel' }],
  ] satisfies [string, Changes][])('is a move when it is another %s', (_, changes) => {
    expect(told(BASE, after(changes))).toEqual(['moved to goers'])
  })

  it('is a move from one room of a house to another', () => {
    expect(told(after({ venue: 'Exil Keller' }), after({ venue: 'Exil Saal' }))).toEqual([
      'moved to goers',
    ])
  })

  it('is no move when the next source decides, unless that names another gig', () => {
    const sources = [{ id: 'b', memberId: 'b' }]
    expect(told(BASE, { ...after({ venue: 'Exil Club', time: '19:00' }), sources })).toEqual([])
    expect(told(BASE, { ...after({ time: '22:30' }), sources })).toEqual(['moved to goers'])
    expect(told(BASE, { ...after({ date: inDays(31) }), sources })).toEqual(['moved to goers'])
  })
})
