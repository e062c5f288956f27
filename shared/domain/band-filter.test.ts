import { describe, expect, it } from 'vitest'
import { isShownCountry, isShownGenre, matchesGenre } from './band-filter.ts'

describe('the filters of bands', () => {
  it.each([
    '',
    ' ',
    'unbestimmt',
    'Unbestimmt',
    'UNKNOWN',
    null,
    undefined,
    'NSBM',
    'Völkisch Metal',
  ])('hides the genre %s', (genre) => {
    expect(isShownGenre(genre)).toBe(false)
  })

  it.each(['Black Metal', 'Thracian Metal', 'Miracle Doom'])('shows the genre %s', (genre) => {
    expect(isShownGenre(genre)).toBe(true)
  })

  it.each(['', 'unknown', 'Unbekannt', 'nicht spezifiziert', 'unbestimmt', null])(
    'does not offer the country %s',
    (country) => {
      expect(isShownCountry(country)).toBe(false)
    },
  )

  it('finds a part of a genre without case and accents', () => {
    expect(matchesGenre('Symphonic Black Metal', 'black metal')).toBe(true)
    expect(matchesGenre('Mélodic Death', 'melodic')).toBe(true)
    expect(matchesGenre('Death Doom', 'Doom Metal')).toBe(false)
    expect(matchesGenre(null, 'Doom')).toBe(false)
  })
})
