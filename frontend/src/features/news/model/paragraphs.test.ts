import { expect, test } from 'vitest'
import { splitParagraphs, webAddress } from './paragraphs.ts'

const source = (name: string) => ({ name, title: 'x', url: 'https://a.test/', publishedAt: null })

test('groups sentences by paragraph, each with its numbered sources', () => {
  const paragraphs = splitParagraphs({
    sources: [source('Eins'), source('Zwei')],
    sentences: [
      { text: 'A.', paragraph: 0, sources: [1, 0, 1] },
      { text: 'B.', paragraph: 0, sources: [0] },
      { text: 'C.', paragraph: 1, sources: [1, 7] },
    ],
  })
  const short = paragraphs.map(({ sentences }) =>
    sentences.map(({ index, text, evidence }) => [index, text, evidence.map((one) => one.number)]),
  )
  expect(short).toEqual([
    [
      [0, 'A.', [1, 2]],
      [1, 'B.', [1]],
    ],
    [[2, 'C.', [2]]],
  ])
})

test.each([
  ['https://metal.test/a?b=1', 'https://metal.test/a?b=1'],
  ['http://metal.test/', 'http://metal.test/'],
  ['javascript:alert(1)', undefined],
  ['JaVaScRiPt:alert(1)', undefined],
  ['data:text/html,<script>alert(1)</script>', undefined],
  ['/relativ', undefined],
  ['', undefined],
])('links %j as %s', (url, expected) => {
  expect(webAddress(url)).toBe(expected)
})
