import { describe, expect, it } from 'vitest'
import { messages } from '../submit-texts.ts'
import { dateProblem, similarOf } from './submission.ts'

/** 5:30 in Helsinki, where the evening of the day before is over. */
const NOW = Date.parse('2026-11-24T03:30:00Z')
const { rules } = messages

describe('the date of a submission', () => {
  it.each([
    ['2026-11-23T20:00', 'Deutschland', undefined],
    ['2026-11-22T20:00', 'Deutschland', rules.past],
    ['2026-11-23T20:00', 'Finnland', rules.past],
    ['2027-02-31T20:00', 'Deutschland', rules.noSuchDay],
    ['2036-11-23T20:00', 'Deutschland', rules.tooFar],
    ['2027-03-28T02:30', 'Deutschland', rules.noSuchHour],
    ['2027-10-31T02:30', 'Deutschland', undefined],
    ['2026-12-12T00:00', 'Deutschland', undefined],
  ])('%s in %s: %s', (date, country, expected) => {
    expect(dateProblem({ date, country }, NOW)).toBe(expected)
  })
})

describe('the search for similar concerts', () => {
  const draft = { bandName: ' Äonenfeuer ', city: 'Berlin', date: '2026-12-12' }

  it('starts with band, city and a real day, and adds what else is typed', () => {
    expect(similarOf({ ...draft, venue: ' ', time: '' })).toEqual({
      bandName: 'Äonenfeuer',
      city: 'Berlin',
      date: '2026-12-12',
    })
    expect(similarOf({ ...draft, venue: 'Lido', time: '20:00:00' })).toMatchObject({
      venue: 'Lido',
      time: '20:00',
    })
  })

  it.each([{ bandName: '' }, { city: ' ' }, { date: '2026-02-31' }, { date: '12.1' }])(
    'waits while %o is missing or wrong',
    (change) => {
      expect(similarOf({ ...draft, ...change })).toBeUndefined()
    },
  )
})
