import { ulidDate } from './ids.ts'

const DAY_MS = 86_400_000

/** How long an account is new. */
export const NEW_ACCOUNT_DAYS = 7

/**
 * Whether an account has no history yet (docs/product/throttles.md#new-accounts). What all members share is divided so
 * that accounts made for the purpose get little of it. The age follows from the id of the member.
 * @param at in milliseconds since 1970
 */
export const isNewAccount = (memberId: string, at: number): boolean =>
  at - Date.parse(ulidDate(memberId)) < NEW_ACCOUNT_DAYS * DAY_MS
