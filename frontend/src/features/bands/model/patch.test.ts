import { describe, expect, it } from 'vitest'
import { initialsOf, ownPicture, pickFor } from './patch.ts'

describe('the letters of a patch', () => {
  it.each([
    ['Moorglut', 'Mo'],
    ['Äonenfeuer', 'Äo'],
    ['Bone Cartographer', 'BC'],
    ['hexenkessel nord', 'HN'],
    ['The The', 'TT'],
    ['Die Eule', 'Eu'],
    ['Null Cathedral Of Fire', 'NC'],
    ['4', '4'],
    ['!!!', '!!'],
    ['†††', '††'],
    ['🤘', '🤘'],
    ['../etc', 'Et'],
  ])('of %s are %s', (name, letters) => {
    expect(initialsOf(name)).toBe(letters)
  })
})

it('picks the same number for the same name', () => {
  expect(pickFor('Moorglut', 6)).toBe(pickFor('Moorglut', 6))
  expect(pickFor('🤘', 4)).toBeLessThan(4)
})

it('loads only pictures of this site', () => {
  expect(ownPicture('/media/bands/1.webp')).toBe('/media/bands/1.webp')
  for (const url of [
    null,
    '',
    'https://a.test/x.png',
    '//a.test/media/x',
    'data:image/png;base64,',
  ])
    expect(ownPicture(url)).toBeUndefined()
})
