import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { foldWords } from './search-fold.ts'

const folded = (text: string): string => foldWords(text).join(' ')

describe('foldWords', () => {
  it.each([
    ['Walküre', 'walkure'],
    ['WALKUERE', 'walkure'],
    ['walkure', 'walkure'],
    ['Walku\u0308re', 'walkure'],
    ['Straßenköter', 'strassenkoter'],
    ['STRASSENKÖTER', 'strassenkoter'],
    ['@walkuere_77', 'walkure 77'],
    ['Motörhead--Fan.2', 'motorhead fan 2'],
    ['  Ørjan   Ælfric ', 'orjan alfric'],
    ['ﬁnsternis', 'finsternis'],
    ['Ｗａｃｋｅｎ', 'wacken'],
    ['İstanbul', 'istanbul'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['AC/DC', 'ac dc'],
    ['🤘🤘', ''],
    ['', ''],
  ])('%s is %s', (text, expected) => {
    expect(folded(text)).toBe(expected)
  })

  it('folds every spelling of an umlaut to the same words', () => {
    for (const word of ['Nebelkrähe', 'Ödnis', 'Übelkrähe']) {
      const spelled = word.replace(/[äÄ]/g, 'ae').replace(/[öÖ]/g, 'oe').replace(/[üÜ]/g, 'ue')
      expect(folded(spelled)).toBe(folded(word))
    }
  })

  const name = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.string({ unit: fc.constantFrom(...Array.from('aäeoöuüßAESs_.- #ﬁøæΣς')), maxLength: 20 }),
  )

  it('folds every prefix of a name to a prefix of the folded name', () => {
    fc.assert(
      fc.property(name, fc.nat(), (text, cut) => {
        const letters = Array.from(text)
        const typed = letters.slice(0, cut % (letters.length + 1)).join('')
        expect(folded(text).startsWith(folded(typed))).toBe(true)
      }),
    )
  })

  it('is idempotent when folding creates no new ae, oe or ue', () => {
    fc.assert(
      fc.property(name, (text) => {
        const once = folded(text)
        fc.pre(!/[aou]e/.test(once))
        expect(folded(once)).toBe(once)
      }),
    )
  })
})
