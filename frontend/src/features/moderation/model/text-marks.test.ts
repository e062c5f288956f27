import { describe, expect, it } from 'vitest'
import { splitPieces } from '#ui/text/marks.ts'
import { previewOf, termPattern } from './text-marks.ts'

describe('previewOf', () => {
  it('cuts after 300 characters and keeps emoji whole', () => {
    expect(previewOf('x'.repeat(300))).toBeNull()
    expect(previewOf('🤘'.repeat(300))).toBeNull()
    expect(previewOf('🤘'.repeat(301))).toBe(`${'🤘'.repeat(300)}…`)
  })
})

const marked = (text: string, term: string | null): string =>
  splitPieces(text, termPattern(term))
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('')

describe('termPattern', () => {
  it.each([
    ['Das ist NSBM.', 'NSBM', 'Das ist [NSBM].'],
    ['n.s.b.m und N S B M', 'N S B M', '[n.s.b.m] und [N S B M]'],
    ['Miracle RAC', 'RAC', 'Miracle [RAC]'],
    ['Völkischer\nMetal!', 'Völkischer Metal', '[Völkischer\nMetal]!'],
    ['Nichts davon', 'RAC', 'Nichts davon'],
    ['Ohne Begriff', null, 'Ohne Begriff'],
    ['(a+)+ x', '(a+)+', '[(a+)+] x'],
  ])('finds in %j every occurrence of %j', (text, term, shown) => {
    expect(marked(text, term)).toBe(shown)
  })
})
