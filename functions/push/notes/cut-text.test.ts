import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutText } from './cut-text.ts'

const ROOM = { characters: 10, bytes: 200 }
const FAMILY = '👨‍👩‍👧‍👦'

describe('cutText', () => {
  it('returns a text that fits', () => {
    expect(cutText('Laut genug', ROOM)).toBe('Laut genug')
  })

  it('cuts a longer text with an ellipsis', () => {
    expect(cutText('Lauter geht immer', ROOM)).toBe('Lauter ge…')
  })

  it('never cuts inside a character', () => {
    expect(cutText(FAMILY.repeat(12), ROOM)).toBe(`${FAMILY.repeat(7)}…`)
    expect(cutText('a\u0308'.repeat(12), ROOM)).toBe(`${'a\u0308'.repeat(9)}…`)
  })

  it('keeps nothing of a single character that is too large', () => {
    expect(cutText(`a${'\u0308'.repeat(5000)}`, ROOM)).toBe('…')
  })

  it('stays within bytes and leaves no half of a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const cut = cutText(text, ROOM)
        expect(Buffer.byteLength(JSON.stringify(cut)) - 2).toBeLessThanOrEqual(ROOM.bytes)
        expect(cut.isWellFormed()).toBe(true)
      }),
    )
  })
})
