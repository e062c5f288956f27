import { describe, expect, it } from 'vitest'
import { decode, ENCODINGS, type Encoding } from './encodings.ts'
import { readText } from './read-text.ts'

const letters = (encoding: Encoding): ReadonlyMap<string, number> =>
  new Map(
    Array.from({ length: 256 }, (_, byte) => [decode(Uint8Array.of(byte), encoding) ?? '', byte]),
  )

const encoded = (text: string, encoding: Encoding): Uint8Array => {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  const bytes = letters(encoding)
  return Uint8Array.from(text, (letter) => bytes.get(letter) ?? 0x3f)
}

const wide = (text: string, isLittle: boolean): Uint8Array =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const code = letter.charCodeAt(0)
      return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff]
    }),
  )

const ONE_BYTE = ['windows-1252', 'macintosh', 'cp850'] as const

const TEXTS = [
  'Datum;Band;Stadt;Preis\r05.05.2027;Eisenkrähe;Köln;18 €\r06.05.2027;Rostfraß;München;20 €\r',
  'Motörhead;Düsseldorf',
  'Größenwahn;Müllverbrennung',
  'MÜNCHEN;KÖLN',
  'Übelkeit;Ärger;Öde',
  'Café Zentral;Fürth',
  'Björk & Die Ärzte;Göttingen;schön',
]

describe('a text', () => {
  it.each(ONE_BYTE.flatMap((encoding) => TEXTS.map((text) => [encoding, text] as const)))(
    'in %s is read without a question: %s',
    (encoding, text) => {
      const readable = encoding === 'cp850' ? text.replaceAll(' €', '') : text
      expect(readText(encoded(readable, encoding))).toEqual({ text: readable })
    },
  )

  it.each(TEXTS)('in UTF-8 and UTF-16 is read without a question: %s', (text) => {
    expect(readText(encoded(text, 'utf-8'))).toEqual({ text })
    for (const isLittle of [true, false]) {
      expect(readText(wide(text, isLittle))).toEqual({ text })
      expect(readText(wide(`\ufeff${text}`, isLittle))).toEqual({ text })
    }
  })

  it.each([
    ['Eisenkra\u0308he', 'Eisenkrähe'],
    ['EisenkrÃ¤he;RostfraÃŸ;18 â‚¬;Ã„rger', 'Eisenkrähe;Rostfraß;18 €;Ärger'],
    ['M√ºnchen;K√∂ln', 'München;Köln'],
    ['M├╝nchen;K├Âln', 'München;Köln'],
    ['MÃƒÂ¼nchen;GroÃƒÅ¸', 'München;Groß'],
    ['MgÅ‚a;Å½upa', 'Mgła;Župa'],
    ['Ko¨ln;K¨oln;Motorhead ¨', 'Köln;Köln;Motorhead ¨'],
    ['„Spaß“ – É“', '„Spaß“ – É“'],
    ['Кино;Łódź;Motörhead', 'Кино;Łódź;Motörhead'],
    ['nur ASCII', 'nur ASCII'],
  ])('of UTF-8 is repaired where umlauts are two characters: %s', (written, text) => {
    expect(readText(encoded(written, 'utf-8'))).toEqual({ text })
  })

  it('asks with three lines in each encoding when none is sure', () => {
    const text = ['Band', ...['Žalm', 'Øl', 'Ý', 'Þ'].map((name) => `${name};Ulm`)].join('\n')
    const read = readText(encoded(text, 'windows-1252'))
    expect(read).toHaveProperty('options')
    const options = 'options' in read ? read.options : []
    expect(options.length).toBeGreaterThan(1)
    expect(options.map(({ lines }) => lines.length)).toEqual(options.map(() => 3))
    const chosen = options.find(({ encoding }) => encoding === 'windows-1252')
    expect(chosen?.lines).toEqual(['Žalm;Ulm', 'Øl;Ulm', 'Ý;Ulm'])
    expect(readText(encoded(text, 'windows-1252'), 'windows-1252')).toEqual({ text })
  })

  it('of any bytes is read or asked', () => {
    const bytes = Uint8Array.from({ length: 4000 }, (_, index) => (index * 7919) % 256)
    expect(Object.keys(readText(bytes))).toHaveLength(1)
    expect(ENCODINGS.length).toBeGreaterThan(0)
  })
})
