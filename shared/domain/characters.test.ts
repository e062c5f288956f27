import { describe, expect, it } from 'vitest'
import { beginningOf, fitting } from './characters.ts'

const FAMILY = '👨‍👩‍👧'

describe('the beginning of a text', () => {
  it.each([
    ['a flag', '🇩🇪'],
    ['a family', FAMILY],
    ['a skin tone', '🤘🏿'],
    ['an accent that is a character of its own', 'e\u0301'],
    ['two consonants with a joiner', 'क्ष'],
    ['a key cap', '1️⃣'],
    ['an emoji with a selector', '❤️'],
  ])('never ends within %s', (_, character) => {
    for (let length = 1; length < 12; length++) {
      const text = `${'x'.repeat(length)}${character.repeat(12)}`
      const shown = beginningOf(text, 12)
      expect(shown).toMatch(/…$/)
      expect(text.slice(length).replaceAll(character, '')).toBe('')
      expect(shown.slice(length, -1).replaceAll(character, '')).toBe('')
    }
  })

  it.each([
    ['', 3, ''],
    ['Grab', 4, 'Grab'],
    ['Gräber', 4, 'Grä…'],
    ['Grab Grab', 6, 'Grab…'],
    ['🤘🤘🤘', 3, '🤘🤘🤘'],
    ['🤘🤘🤘🤘', 3, '🤘🤘…'],
  ])('of %j within %d is %j', (text, most, shown) => {
    expect(beginningOf(text, most)).toBe(shown)
  })

  it('is bounded for a character with any number of marks', () => {
    const text = `x${'\u0301'.repeat(10_000)}`
    expect(beginningOf(text, 10).length).toBeLessThanOrEqual(20)
  })
})

describe('what fits', () => {
  it('has no ellipsis, and is all of a text that fits', () => {
    expect(fitting('Grab', 3)).toBe('Gra')
    expect(fitting('Grab', 4)).toBe('Grab')
    expect(fitting(`ab${FAMILY}`, 3, 5)).toBe('ab')
  })
})
