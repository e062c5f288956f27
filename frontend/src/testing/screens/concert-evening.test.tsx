import { screen } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import { aConcert, answerConcerts } from '../concerts.ts'
import { openApp, theApi } from '../open-app.ts'
import { findText } from '../queries.ts'

const FRIDAY = '2027-03-12'
const NIGHT = '2027-03-13'

const concerts = [
  aConcert(1, {
    ...{ bandName: 'Nachtfrost', date: FRIDAY, time: '23:30' },
    startsAt: `${FRIDAY}T22:30:00.000Z`,
  }),
  aConcert(2, {
    ...{ bandName: 'Geisterstunde', date: NIGHT, time: '00:30' },
    startsAt: `${FRIDAY}T23:30:00.000Z`,
  }),
]

const openAt = async (now: string) => {
  answerConcerts(theApi(), concerts)
  await openApp('/concerts', { now })
  await findText('Geisterstunde')
  const states = screen.queryAllByText(/^(?:Läuft|Vorbei|Verfügbar)$/)
  return {
    isFridayShown: screen.queryByText('Nachtfrost') !== null,
    states: states.map(({ textContent }) => textContent),
  }
}

describe('an evening', () => {
  it.each([
    ['2027-03-12T23:20:00Z', true, ['Läuft', 'Verfügbar']],
    ['2027-03-13T03:59:00Z', true, ['Läuft', 'Läuft']],
    ['2027-03-13T04:01:00Z', false, ['Vorbei']],
  ])('at %s', async (now, isFridayShown, states) => {
    expect(await openAt(now)).toEqual({ isFridayShown, states })
  })
})
