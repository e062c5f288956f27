import { ulidDate } from './ids.ts'

const DAY_MS = 86_400_000

/** How long an account is new. */
export const NEW_ACCOUNT_DAYS = 7

/** How many accepted concerts are a history. */
export const HISTORY_GIGS = 3

/** Whether something at `since` is so long ago that it is part of a history; both in milliseconds since 1970. */
const isSettled = (since: number, at: number): boolean => at - since >= NEW_ACCOUNT_DAYS * DAY_MS

/** Whether the confirmation link was opened that was mailed to the address of this account (docs/product/sign-in.md#e-mail-address). */
export const hasConfirmedEmail = <Account extends { readonly confirmedEmail?: string | undefined }>(
  account: Account | undefined,
): account is Account & { readonly confirmedEmail: string } => account?.confirmedEmail !== undefined

/**
 * Whether an account has no history yet (docs/product/throttles.md#new-accounts). What all members share is divided so
 * that accounts made for the purpose get little of it. The age follows from the id of the member.
 * @param at in milliseconds since 1970
 */
export const isNewAccount = (memberId: string, at: number): boolean =>
  !isSettled(Date.parse(ulidDate(memberId)), at)

/** What is known of a member who submits many concerts at once. */
export interface History {
  readonly memberId: string
  /** Concerts by the form, and visible ones of imports that are settled and were not undone. */
  readonly acceptedGigs: number
  readonly hasConfirmedAddress: boolean
  /** By the word of a moderator. */
  readonly isVouchedFor: boolean
  /** When a moderator undid an import, in milliseconds since 1970: the history begins anew. */
  readonly restartedAt?: number | undefined
}

/** Whether imports of a member are published in full (docs/product/concerts.md#import). */
export const hasHistory = (history: History, at: number): boolean => {
  const { memberId, acceptedGigs, hasConfirmedAddress, isVouchedFor, restartedAt = 0 } = history
  const isNew = isNewAccount(memberId, at) || !isSettled(restartedAt, at)
  return isVouchedFor || (!isNew && (hasConfirmedAddress || acceptedGigs >= HISTORY_GIGS))
}

/** When an account is no longer new, in milliseconds since 1970. */
export const settledAt = ({ memberId, restartedAt = 0 }: History): number =>
  Math.max(Date.parse(ulidDate(memberId)), restartedAt) + NEW_ACCOUNT_DAYS * DAY_MS
