import { describe, expect, it } from 'vitest'
import { ulidDate } from './ids.ts'
import { hasHistory, HISTORY_GIGS, isNewAccount, NEW_ACCOUNT_DAYS } from './trust.ts'

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

describe('a history', () => {
  const at = days(NEW_ACCOUNT_DAYS)
  const known = {
    memberId,
    acceptedGigs: HISTORY_GIGS,
    hasConfirmedAddress: false,
    isVouchedFor: false,
  }

  it.each([
    ['age and accepted concerts', known, at, true],
    ['accepted concerts of a new account', known, at - 1, false],
    ['age alone', { ...known, acceptedGigs: HISTORY_GIGS - 1 }, days(400), false],
    ['age and an address', { ...known, acceptedGigs: 0, hasConfirmedAddress: true }, at, true],
    ['an address of a new account', { ...known, hasConfirmedAddress: true }, at - 1, false],
    ['the word of a moderator', { ...known, acceptedGigs: 0, isVouchedFor: true }, joined, true],
    ['an import that a moderator undid', { ...known, restartedAt: days(20) }, days(26), false],
    ['a week after that', { ...known, restartedAt: days(20) }, days(27), true],
  ])('follows from %s', (_, history, when, has) => {
    expect(hasHistory(history, when)).toBe(has)
  })
})
