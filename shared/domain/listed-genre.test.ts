import { describe, expect, it } from 'vitest'
import { isListedGenre } from './listed-genre.ts'

describe('isListedGenre', () => {
  it.each([
    '',
    'unbestimmt',
    'NSBM',
    'rac',
    'Nazi Black Metal',
    'Völkischer Black Metal',
    'White Power Black Metal',
    'NЅВМ',
    'ɴꜱʙᴍ',
    'Black Metal/N.S.B.M.',
  ])('keeps bands with the genre %j out of the lists', (genre) => {
    expect(isListedGenre(genre)).toBe(false)
    expect(isListedGenre(genre)).toBe(false)
  })

  it.each(['Black Metal', 'Thracian Metal', 'Antifaschistischer Black Metal', 'Folk Metal'])(
    'lists bands with the genre %j',
    (genre) => {
      expect(isListedGenre(genre)).toBe(true)
    },
  )
})
