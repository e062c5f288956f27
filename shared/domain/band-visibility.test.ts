import { describe, expect, it } from 'vitest'
import { isKnownCountry, isListedGenre } from './band-visibility.ts'

describe('the genres of lists', () => {
  it.each([null, '', ' ', 'unbestimmt', 'Unknown', 'UNBESTIMMT'])('leave out %j', (genre) => {
    expect(isListedGenre(genre)).toBe(false)
  })

  it.each([
    'NSBM',
    'Black Metal/NSBM',
    'RAC',
    'White Power Metal',
    'Nationalist Metal',
    'fascist metal',
    'Neo-Nazi Metal',
    'Aryan Metal',
    'Identitarian Metal',
    'Völkisch Metal',
  ])('leave out %j of the NSBM scene', (genre) => {
    expect(isListedGenre(genre)).toBe(false)
  })

  it.each(['Black Metal', 'Miracle Metal', 'Andere'])('contain %j', (genre) => {
    expect(isListedGenre(genre)).toBe(true)
  })
})

it.each([null, '', 'unknown', 'Unbekannt', 'nicht spezifiziert', 'unbestimmt'])(
  'offers no filter for the country %j',
  (country) => {
    expect(isKnownCountry(country)).toBe(false)
    expect(isKnownCountry('Deutschland')).toBe(true)
  },
)
