import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { visibleName } from './visible-name.ts'

describe('visibleName', () => {
  it.each([
    ['a zero-width space', 'Server Crash How the Fuck?\u200b!', 'Server Crash How the Fuck?!'],
    ['a joiner between Latin letters', 'Wr\u200dath\u200c', 'Wrath'],
    ['direction marks', '\u200eWrath\u200f \u061cx', 'Wrath x'],
    ['overrides and isolates', '\u202eWrath\u202c \u2066x\u2069', 'Wrath x'],
    ['a soft hyphen', 'Höllen\u00adlärm', 'Höllenlärm'],
    ['a byte order mark and a word joiner', '\ufeffWra\u2060th', 'Wrath'],
    ['a grapheme joiner', 'Wra\u034fth', 'Wrath'],
    ['variation selectors of letters and digits', 'Wra\ufe0fth 7\ufe0e', 'Wrath 7'],
    ['a variation selector of an ideograph', '葛\u{e0100}城', '葛城'],
    ['tags', 'Wrath\u{e0041}\u{e0042}', 'Wrath'],
    ['tags behind an emoji', '🤘\u{e0041}\u{e0042}\u{e007f}', '🤘'],
    ['fillers', 'Wra\u3164th\u115f', 'Wrath'],
    ['invisible operators', 'Wra\u2062th', 'Wrath'],
    ['the place of an object', 'Wra\ufffcth', 'Wrath'],
    ['an empty pattern of Braille but for a space', 'Wrath\u2800of', 'Wrath of'],
    ['annotations', 'Wra\ufff9th\ufffb', 'Wrath'],
    ['a musical control', 'Wra\u{1d173}th', 'Wrath'],
  ])('drops %s', (_, name, seen) => {
    expect(visibleName(name)).toBe(seen)
  })

  it.each([
    ...['!!!', '(sic)', '9', 'F', 'Ê', '謎', '6425', '1:34', '29/09', '12.7', '@', '...'],
    ...['דמות', 'دمار', 'שְׁאוֹל', 'ΚΡΕΑΣ', '人間椅子', 'Spın̈al Tap', '-(16)-', 'X, Y, Z'],
    ...['Unknown', 'Undefined', 'True', 'Null', 'A B I S M O', '†††', 'Ł', 'मृत्यु'],
    ...['👨‍👩‍👧‍👦', '🏴‍☠️', '🤘🏿', '🇩🇪', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', '7️⃣', '❤️‍🔥', '☠︎', '👩🏽‍🚀', '🏳️‍🌈'],
    ...['می‌خواهم', 'ක්‍රි'],
  ])('keeps %s', (name) => {
    expect(visibleName(name)).toBe(name)
  })

  it('changes nothing the second time', () => {
    const unit = fc.oneof(
      fc.constantFrom(
        '\u200d',
        '\ufe0f',
        '\u200b',
        '🏴',
        '❤',
        '🏿',
        '\u{e0067}',
        '\u20e3',
        '7',
        'ی',
      ),
      fc.string({ unit: 'grapheme', maxLength: 2 }),
    )
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 12 }), (parts) => {
        const once = visibleName(parts.join(''))
        expect(visibleName(once)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })
})
