import { describe, expect, it } from 'vitest'
import { textPieces } from './text-pieces.ts'

const mentionsIn = (text: string): readonly string[] =>
  textPieces(text).flatMap(({ mention }) => mention ?? [])

describe('the mentions of a text', () => {
  it.each([
    ['@Krach', ['Krach']],
    ['Hallo @krach_99, @ds-baron und @x.y!', ['krach_99', 'ds-baron', 'x.y']],
    ['Frag @krach.', ['krach']],
    ['(@krach)', ['krach']],
    ['krach@example.org und @@krach und @a', []],
    ['https://a.de/@krach', []],
    ['<b>@krach</b>', ['krach']],
    [`@${'x'.repeat(31)}`, []],
  ])('in %j are %j', (text, names) => {
    expect(mentionsIn(text)).toEqual(names)
  })

  it('leave the text as it is', () => {
    const text = 'Frag @krach.\n\nOder www.a.de, sagt @ds-baron…'
    const pieces = textPieces(text)
    expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  })
})
