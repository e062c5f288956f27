import { describe, expect, it } from 'vitest'
import { ulidDate } from './ids.ts'
import { isNewAccount, NEW_ACCOUNT_DAYS } from './trust.ts'

const memberId = '01JD3V6T5N0000000000000000'
const joined = Date.parse(ulidDate(memberId))
const days = (count: number): number => joined + count * 86_400_000

describe('a new account', () => {
  it('is one of less than seven days', () => {
    expect(isNewAccount(memberId, joined)).toBe(true)
    expect(isNewAccount(memberId, days(NEW_ACCOUNT_DAYS) - 1)).toBe(true)
    expect(isNewAccount(memberId, days(NEW_ACCOUNT_DAYS))).toBe(false)
  })
})
