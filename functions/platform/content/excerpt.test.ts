import { describe, expect, it } from 'vitest'
import { excerpt } from './excerpt.ts'

describe('excerpt', () => {
  it('returns a short text unchanged', () => {
    expect(excerpt('')).toBe('')
    expect(excerpt('x'.repeat(140))).toBe('x'.repeat(140))
  })

  it('cuts a long text after 139 characters and appends an ellipsis', () => {
    expect(excerpt('x'.repeat(141))).toBe(`${'x'.repeat(139)}…`)
  })

  it('does not split a character', () => {
    const cut = excerpt('🤘'.repeat(200))
    expect(cut).toBe(`${'🤘'.repeat(139)}…`)
    expect(cut.isWellFormed()).toBe(true)
  })
})
