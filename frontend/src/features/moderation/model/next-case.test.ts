import { describe, expect, it } from 'vitest'
import { nextCase } from './next-case.ts'

const CASE = { isUrgent: false, mayDecide: true, assignee: null }

const named = (id: string, change: Partial<Parameters<typeof nextCase>[0][number]> = {}) => ({
  ...CASE,
  id,
  ...change,
})

describe('the next case', () => {
  it('is the next in the list, and the first one after the last', () => {
    const cases = ['a', 'b', 'c'].map((id) => named(id))
    expect(nextCase(cases, 'b')?.id).toBe('c')
    expect(nextCase(cases, 'c')?.id).toBe('a')
    expect(nextCase(cases, 'gone')?.id).toBe('a')
  })

  it('is an urgent one, wherever it is', () => {
    const cases = [named('a', { isUrgent: true }), named('b'), named('c')]
    expect(nextCase(cases, 'b')?.id).toBe('a')
  })

  it('is none that others work on or that the moderator may not decide', () => {
    const cases = [
      named('a'),
      named('b', { assignee: { isYou: false } }),
      named('c', { mayDecide: false }),
      named('d', { assignee: { isYou: true } }),
    ]
    expect(nextCase(cases, 'a')?.id).toBe('d')
    expect(nextCase(cases.slice(0, 3), 'a')).toBeUndefined()
  })
})
