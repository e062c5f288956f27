import { describe, expect, it } from 'vitest'
import { multiLine, nameLine, singleLine } from './text.ts'

const text = (value: string) => multiLine(20).safeParse(value)

describe('multiLine and singleLine', () => {
  it('trims, composes, and normalises line breaks', () => {
    expect(text(' a\u0308\r\nb\rc ').data).toBe('ä\nb\nc')
  })

  it.each(['\u200b\u200d', '\u3164', '\u2800\u2800', '\u0301', '\ufeff \u00a0'])(
    'treats invisible text as empty: %j',
    (value) => {
      expect(text(value).data).toBe('')
    },
  )

  it.each(['🤘🏿', '…', 'مرحبا', '👨‍👩‍👧', '!'])('keeps visible text: %s', (value) => {
    expect(text(value).data).toBe(value)
  })

  it.each(['a\u0000b', '\u0007', 'a\u0085b', '\ud83e'])('refuses %j', (value) => {
    expect(text(value).success).toBe(false)
  })

  it('removes characters that override the writing direction from several lines', () => {
    expect(text('\u202eabc\u202c \u2067de\u2069').data).toBe('abc de')
    expect(text('\u202e').data).toBe('')
    expect(text('a\u2028b').data).toBe('a\nb')
  })

  it('refuses line breaks and direction overrides in a single line', () => {
    expect(singleLine(20).safeParse('a\nb').success).toBe(false)
    expect(singleLine(20).safeParse('a\u2028b').success).toBe(false)
    expect(singleLine(20).safeParse('\u202eabc').success).toBe(false)
  })

  it('drops from a name what nobody sees, and counts and refuses what is left', () => {
    const name = (value: string) => nameLine(8).safeParse(value)
    expect(name(' Wr\u200bath\u202e ').data).toBe('Wrath')
    expect(name('\u200b\u2060').data).toBe('')
    expect(name('🏴\u200d☠️'.repeat(3)).error?.issues[0]?.message).toBe('Höchstens 8 Zeichen.')
    expect(name('W\u00ad'.repeat(8)).data).toBe('WWWWWWWW')
    expect(name('a\nb').success).toBe(false)
  })

  it('refuses text above its limit', () => {
    expect(text('x'.repeat(20)).success).toBe(true)
    expect(text('x'.repeat(21)).error?.issues[0]?.message).toBe('Höchstens 20 Zeichen.')
    const long = multiLine(5000).safeParse('x'.repeat(5001))
    expect(long.error?.issues[0]?.message).toBe('Höchstens 5.000 Zeichen.')
  })
})
