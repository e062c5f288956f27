import { describe, expect, it } from 'vitest'
import { filteredGenreKey, foldForSearch, listGenreKeys, searchedNames } from './band-name.ts'

describe('names of bands', () => {
  it('are found from each word on, and spelled ones in one word', () => {
    expect(searchedNames('Eisen im Nebel')).toEqual(['eisen-im-nebel', 'im-nebel', 'nebel'])
    expect(searchedNames('W.A.S.P.')).toEqual(['w-a-s-p', 'a-s-p', 's-p', 'p', 'wasp'])
    expect(searchedNames('The The')).toEqual(['the-the', 'the'])
    expect(searchedNames('!!!')).toEqual(['!!!'])
    expect(foldForSearch('W.A.S')).toBe('w-a-s')
  })

  it('stay within the bytes of a key', () => {
    const bytes = (text: string): number => Buffer.byteLength(text)
    for (const name of searchedNames('ﷺ'.repeat(100))) expect(bytes(name)).toBeLessThan(300)
  })
})

describe('genres', () => {
  it('are found by their words and neighbours without Metal', () => {
    expect(listGenreKeys('Symphonic Black Metal')).toEqual([
      'symphonic',
      'black',
      'symphonic-black',
    ])
    expect(listGenreKeys('Black/Death Metal')).toEqual(['black', 'death', 'black-death'])
    expect(listGenreKeys('Metal')).toEqual([])
  })

  it('are asked for by the rarest key', () => {
    expect(filteredGenreKey('Symphonic Black Metal')).toBe('symphonic-black')
    expect(filteredGenreKey('Black Metal')).toBe('black')
    expect(filteredGenreKey('metal')).toBeUndefined()
  })
})
