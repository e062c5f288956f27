import { expect, test } from 'vitest'
import { splitPieces } from '#ui/text/marks.ts'
import { searchPattern } from './marks.ts'

const hits = (text: string, search: string) =>
  splitPieces(text, searchPattern(search))
    .filter(({ isMarked }) => isMarked)
    .map((piece) => piece.text)

test.each([
  ['Doom, dOOm und Drone', 'doom', ['Doom', 'dOOm']],
  ['ÄONENFEUER live', 'äonenfeuer', ['ÄONENFEUER']],
  ['8.5 von 10', '8.5', ['8.5']],
  ['835 von 10', '8.5', []],
  ['a (b) c', '(b', ['(b']],
  ['Nichts davon', '  ', []],
])('marks in %j the search %j', (text, search, expected) => {
  expect(hits(text, search)).toEqual(expected)
})

test('loses nothing of the text', () => {
  const text = 'Riff um Riff, Riff'
  expect(
    splitPieces(text, searchPattern('riff'))
      .map((piece) => piece.text)
      .join(''),
  ).toBe(text)
})
