import { describe, expect, it } from 'vitest'
import { excerpt } from './excerpt.ts'

describe('an excerpt', () => {
  it('is the text itself when it is short', () => {
    expect(excerpt('')).toBe('')
    expect(excerpt('x'.repeat(140))).toBe('x'.repeat(140))
  })

  it('is cut after 139 characters with a sign', () => {
    expect(excerpt('x'.repeat(141))).toBe(`${'x'.repeat(139)}…`)
  })

  it('never cuts a character in half', () => {
    const cut = excerpt('🤘'.repeat(200))
    expect(cut).toBe(`${'🤘'.repeat(139)}…`)
    expect(cut.isWellFormed()).toBe(true)
  })
})
