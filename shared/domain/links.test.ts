import { describe, expect, it } from 'vitest'
import { expectGrowth } from '#testing/measured.ts'
import { piecesWithLinks } from './links.ts'

const linksIn = (text: string): readonly (string | undefined)[] =>
  piecesWithLinks(text).flatMap(({ href }) => (href === undefined ? [] : [href]))

const readRepeated = (many: number): void => {
  const text = ['(', ')', '.', 'www.'].map((part) => `https://a.de/${part.repeat(many)}`)
  piecesWithLinks(text.join(' '))
  piecesWithLinks('www.'.repeat(many))
}

describe('the links of a text', () => {
  it.each([
    'https://a.de',
    'http://localhost:8080/x',
    'http://1.2.3.4/a',
    'https://a.de:443/x?y=1&z=[2]#/q',
    'https://müller.de/ä/ö?q=ü',
    'HTTPS://A.DE/B',
    'https://user:pw@a.de/',
    'https://a.de/a,b;c',
    'https://a.de/@user/x-y_z~%20|*',
    'https://de.wikipedia.org/wiki/Metal_(Musik)',
    'https://a.de/🤘x',
  ])('contain all of %j', (address) => {
    expect(linksIn(`Sieh ${address} an`)).toEqual([address])
  })

  it.each([
    ['Sieh https://a.de.', 'https://a.de'],
    ['https://a.de/x?!', 'https://a.de/x'],
    ['https://a.de, oder nicht', 'https://a.de'],
    ['(https://a.de)', 'https://a.de'],
    ['(https://a.de/Metal_(Musik)).', 'https://a.de/Metal_(Musik)'],
    ['„https://a.de“', 'https://a.de'],
    ['»https://a.de«', 'https://a.de'],
    ['<https://a.de>', 'https://a.de'],
    ['https://a.de/b…', 'https://a.de/b'],
    ['mehr:https://a.de', 'https://a.de'],
    ['#https://a.de', 'https://a.de'],
  ])('end before the punctuation around them in %j', (text, address) => {
    expect(linksIn(text)).toEqual([address])
  })

  it('use https for an address without a scheme', () => {
    expect(linksIn('www.a-b.co.uk/x und WWW.müller.de')).toEqual([
      'https://www.a-b.co.uk/x',
      'https://WWW.müller.de',
    ])
  })

  it.each([
    'a.de',
    'foo@www.a.de',
    'xhttp://a.de',
    'ftp://a.de',
    'javascript:alert(1)',
    'https://',
    'http://.a',
    'http:///x',
    'https://[::1]/',
    'www.',
    'www.a',
    'www..de',
  ])('do not contain %j', (text) => {
    expect(linksIn(text)).toEqual([])
  })

  it('keep the text between them, with its line breaks', () => {
    const text = 'Erst\nhttps://a.de,\n\ndann www.b.de.'
    expect(piecesWithLinks(text).map((piece) => piece.text)).toEqual([
      'Erst\n',
      'https://a.de',
      ',\n\ndann ',
      'www.b.de',
      '.',
    ])
  })

  it('are found in linear time', { tags: ['measure'] }, async () => {
    // Ten times the text; in quadratic time it takes a hundred times as long.
    await expectGrowth(
      40,
      () => readRepeated(10_000),
      () => readRepeated(100_000),
    )
  })
})
