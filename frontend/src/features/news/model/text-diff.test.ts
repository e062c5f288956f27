import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BREAK, diffWords, paragraphsIn, type Piece } from './text-diff.ts'

const textOf = (pieces: readonly Piece[], left: Piece['kind']): string =>
  pieces
    .filter(({ kind }) => kind !== left)
    .map(({ text }) => text)
    .join(' ')
    .replaceAll(` ${BREAK} `, BREAK)

describe('the difference of two texts', () => {
  it('marks the words that changed, and nothing else', () => {
    expect(diffWords('Sie spielen am 11. März in Köln.', 'Sie spielen am 12. März.')).toEqual([
      { kind: 'same', text: 'Sie spielen am' },
      { kind: 'removed', text: '11. März in Köln.' },
      { kind: 'added', text: '12. März.' },
    ])
    expect(diffWords('Gleich.', 'Gleich.')).toEqual([{ kind: 'same', text: 'Gleich.' }])
    expect(diffWords('', 'Neu da.')).toEqual([{ kind: 'added', text: 'Neu da.' }])
  })

  it('keeps paragraphs apart', () => {
    const pieces = diffWords(`Eins zwei.${BREAK}Drei.`, `Eins drei.${BREAK}Drei.`)
    expect(paragraphsIn(pieces).map((paragraph) => textOf(paragraph, 'removed'))).toEqual([
      'Eins drei.',
      'Drei.',
    ])
  })

  it('contains both texts whole', () => {
    const word = fc.constantFrom('Das', 'Album', 'kommt', 'nicht', 'im', 'Mai.')
    const text = fc
      .array(fc.array(word, { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 3 })
      .map((paragraphs) => paragraphs.map((words) => words.join(' ')).join(BREAK))
    fc.assert(
      fc.property(text, text, (before, after) => {
        const pieces = diffWords(before, after)
        expect(textOf(pieces, 'added')).toBe(before)
        expect(textOf(pieces, 'removed')).toBe(after)
      }),
    )
  })
})
