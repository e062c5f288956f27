import { describe, expect, it } from 'vitest'
import { bandOfConcert } from './band-of-concert.rules.ts'

const BREMEN = { id: 'bremen', country: 'Deutschland', city: 'Bremen' }
const KIEL = { id: 'kiel', country: 'Deutschland', city: 'Kiel' }
const SWISS = { id: 'swiss', country: 'Schweiz', city: 'Bern' }
const NOWHERE = { id: 'nowhere' }

describe('the band of a concert', () => {
  it.each([
    ['the only one, wherever it plays', [SWISS], { country: 'Norwegen', city: 'Oslo' }, 'swiss'],
    ['none of none', [], { country: 'Schweiz' }, undefined],
    [
      'the only one of the country',
      [BREMEN, SWISS],
      { country: 'schweiz', city: 'Basel' },
      'swiss',
    ],
    ['beside one without a country', [NOWHERE, SWISS], { country: 'Schweiz' }, 'swiss'],
    ['none when no band is of the country', [BREMEN, SWISS], { country: 'Norwegen' }, undefined],
    ['none without a country', [BREMEN, SWISS], {}, undefined],
    ['that of the town', [BREMEN, KIEL, SWISS], { country: 'Deutschland', city: 'KIEL' }, 'kiel'],
    ['none of another town', [BREMEN, KIEL], { country: 'Deutschland', city: 'Köln' }, undefined],
    ['none of an unknown place', [BREMEN, NOWHERE], { city: 'Bremen' }, undefined],
    ['the chosen one', [BREMEN, SWISS], { bandId: 'bremen', country: 'Schweiz' }, 'bremen'],
    ['another when the chosen one is gone', [SWISS], { bandId: 'bremen' }, 'swiss'],
  ])('is %s', (_, bands, concert, id) => {
    expect(bandOfConcert(bands, concert)).toBe(id)
  })
})
