import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { expectCpu } from '#testing/measured.ts'
import { genreLabel, genresIn, ofProfileGenres, POST_GENRES } from './post-genres.ts'

describe('genresIn', () => {
  it.each([
    ['Zwei Stunden Doom, der Nacken dankt.', ['Doom']],
    ['doom-metal und SLUDGE', ['Doom', 'Sludge']],
    ['Das beste Death/Thrash Metal Demo seit Jahren', ['Death', 'Thrash']],
    ['Melodic Death Metal aus Göteborg', ['Death']],
    ['Wer hört hier Post-Hardcore?', ['Post-Hardcore']],
    ['melodic hardcore ist tot', ['Melodic Hardcore']],
    ['Hardcore bis in den Beton', ['Hardcore']],
    ['Metalcore? Deathcore!', ['Metalcore', 'Deathcore']],
    ['#blackmetal #Folk', ['Black', 'Folk']],
    ['Powermetal mit Umhang', ['Power']],
  ])('finds the genres of "%s"', (text, genres) => {
    expect(genresIn(text)).toEqual(genres)
  })

  it.each([
    'Mit voller Power in die Woche, nix Metal',
    'Black Sabbath in Birmingham',
    'Der Groove sitzt, der Folk tanzt.',
    'Doomsday ist ein Feiertag',
    'Stonerin im Steinbruch',
    '',
  ])('finds none in "%s"', (text) => {
    expect(genresIn(text)).toEqual([])
  })

  it('finds every genre by its label', () => {
    for (const genre of POST_GENRES)
      expect(genresIn(`Laut: ${genreLabel(genre)}.`)).toContain(genre)
  })

  it('answers for any text with genres of the list, each once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const found = genresIn(text)
        expect(new Set(found).size).toBe(found.length)
        for (const genre of found) expect(POST_GENRES).toContain(genre)
      }),
    )
  })

  it.each([
    ['of one word', 'death '.repeat(833)],
    ['with a long word', `black ${'a'.repeat(4990)}`],
  ])('costs little for 5000 characters of almost matches %s', { tags: ['measure'] }, (_, text) =>
    expectCpu(0.5, () => genresIn(text)),
  )
})

describe('ofProfileGenres', () => {
  it('names each genre once, and none for Heavy Metal', () => {
    expect(ofProfileGenres(['Death Metal', 'Melodic Death Metal', 'Heavy Metal'])).toEqual([
      'Death',
    ])
  })
})
