import { randomBytes } from 'node:crypto'
import { ERASURE_DAYS } from '#shared/api/erasure.ts'
import { keptSeconds } from '#shared/domain/retention.ts'
import { epochSeconds, now } from '#platform/runtime/clock.ts'
import {
  put,
  putNew,
  remove,
  update,
  type Key,
  type Partition,
  type TransactItem,
  type Write,
} from '#platform/table/index.ts'

export type ErasureState = 'waiting' | 'running' | 'done'

/** How many items of a kind the job has deleted or rid of the member: one attribute for each kind. */
export type ErasedCounts = Readonly<Partial<Record<`erased:${string}`, number>>>

/** The erasure of one account. Once it is done, it is all that is left of the member, until no backup contains more. */
export interface ErasureItem extends ErasedCounts {
  readonly PK: string
  readonly SK: 'ERASURE'
  readonly entity: 'Erasure'
  readonly memberId: string
  readonly receipt: string
  /** ISO 8601. */
  readonly requestedAt: string
  readonly dueAt: string
  readonly state: ErasureState
  /** Repeated after a restore: no sign-in cancels it. */
  readonly isFinal?: true | undefined
  /** Of the items that the current pass has found. */
  readonly found?: number | undefined
  readonly passes?: number | undefined
  readonly finishedAt?: string | undefined
  /** Set at the end; TTL. */
  readonly expiresAt?: number | undefined
}

/** Erasures by the time at which they start; finished ones are looked at again for a while. */
export interface DueErasureItem {
  readonly PK: typeof DUE
  readonly SK: string
  readonly memberId: string
  readonly expiresAt?: number | undefined
}

/** Holds no id of a member. */
export interface ReceiptItem {
  readonly PK: string
  readonly SK: 'RECEIPT'
  readonly state: ErasureState | 'cancelled'
  readonly requestedAt: string
  readonly dueAt: string
  readonly finishedAt?: string | undefined
  readonly counts?: Readonly<Record<string, number>> | undefined
  readonly hash?: string | undefined
  /** Only of cancelled ones. */
  readonly expiresAt?: number | undefined
}

const DAY_SECONDS = 24 * 3600
const DUE = 'ERASURES'

/** Longer than the 35 days of point-in-time recovery, so that a restored table is erased again. */
export const TOMBSTONE_SECONDS = keptSeconds('erasedNumber')
/** Longer than a message waits in a dead-letter queue, so that what a late effect writes goes, too. */
export const SWEPT_SECONDS = 15 * DAY_SECONDS
const CANCELLED_SECONDS = keptSeconds('erasureCancelled')

export const erasureKey = (memberId: string): Key<ErasureItem> => ({
  PK: `ERASURE#${memberId}`,
  SK: 'ERASURE',
})

export const dueErasures: Partition<DueErasureItem> = { PK: DUE }

export const dueErasureKey = ({
  dueAt,
  memberId,
}: Pick<ErasureItem, 'dueAt' | 'memberId'>): Key<DueErasureItem> => ({
  PK: DUE,
  SK: `${dueAt}#${memberId}`,
})

/** Sort keys of all that is due at this time are below it. */
export const dueBefore = (at: number): string => `${new Date(at).toISOString()}#~`

export const receiptKey = (receipt: string): Key<ReceiptItem> => ({
  PK: `ERASURE_RECEIPT#${receipt}`,
  SK: 'RECEIPT',
})

const dueAfter = (at: number): string =>
  new Date(at + ERASURE_DAYS * DAY_SECONDS * 1000).toISOString()

export const newErasure = (memberId: string, receipt: string): ErasureItem => ({
  ...erasureKey(memberId),
  SK: 'ERASURE',
  entity: 'Erasure',
  memberId,
  receipt,
  requestedAt: new Date(now()).toISOString(),
  dueAt: dueAfter(now()),
  state: 'waiting',
})

interface ErasureItems {
  readonly erasure: ErasureItem
  readonly due: DueErasureItem
  readonly receipt: ReceiptItem
}

/** Everything that the table stores about a new erasure. */
export const erasureItems = (erasure: ErasureItem): ErasureItems => {
  const { memberId, receipt, requestedAt, dueAt } = erasure
  return {
    erasure,
    due: { PK: DUE, SK: dueErasureKey(erasure).SK, memberId },
    receipt: { PK: receiptKey(receipt).PK, SK: 'RECEIPT', state: 'waiting', requestedAt, dueAt },
  }
}

/** Fails with `erasure` when the account is about to be erased already. */
export const putErasure = (given: ErasureItem): Record<string, TransactItem> => {
  const { erasure, due, receipt } = erasureItems(given)
  return { erasure: putNew(erasure), due: put(due), receipt: put(receipt) }
}

const changeReceipt = (receipt: string, set: Partial<ReceiptItem>): Write<ReceiptItem> =>
  update(receiptKey(receipt), { set })

/** Fails with `erasure` when it has begun, or was cancelled before. */
export const cancelWaiting = (erasure: ErasureItem): Record<string, TransactItem> => ({
  erasure: remove(erasureKey(erasure.memberId), { state: 'waiting', receipt: erasure.receipt }),
  due: remove(dueErasureKey(erasure)),
  receipt: changeReceipt(erasure.receipt, {
    state: 'cancelled',
    expiresAt: epochSeconds() + CANCELLED_SECONDS,
  }),
})

/** Fails with `erasure` when it has begun, or was cancelled. */
export const beginErasure = ({ memberId, receipt }: ErasureItem): Record<string, TransactItem> => ({
  erasure: update(erasureKey(memberId), {
    set: { state: 'running', found: 0, passes: 0 },
    condition: { state: 'waiting', receipt },
  }),
  receipt: changeReceipt(receipt, { state: 'running' }),
})

/** Ends a pass, so that the next one counts from zero. Fails when another delivery has ended it. */
export const endPass = ({ memberId, passes = 0 }: ErasureItem): Write<ErasureItem> =>
  update(erasureKey(memberId), {
    set: { found: 0, passes: passes + 1 },
    condition: passes === 0 ? { state: 'running' } : { passes },
  })

type Finished = Required<Pick<ReceiptItem, 'counts' | 'hash' | 'finishedAt'>>

/** Fails with `erasure` when it ended before. */
export const finishErasure = (
  { memberId, receipt }: ErasureItem,
  finished: Finished,
): Record<string, TransactItem> => ({
  erasure: update(erasureKey(memberId), {
    set: {
      state: 'done',
      finishedAt: finished.finishedAt,
      expiresAt: epochSeconds() + TOMBSTONE_SECONDS,
    },
    condition: { state: 'running' },
  }),
  receipt: changeReceipt(receipt, { state: 'done', ...finished }),
})

export const removeDue = (erasure: ErasureItem): Write<DueErasureItem> =>
  remove(dueErasureKey(erasure))

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CHARS = 26

/** 130 random bits: the number alone gives access to the receipt. */
export const newReceiptNumber = (): string =>
  [...randomBytes(CHARS)].map((byte) => CROCKFORD[byte % CROCKFORD.length]).join('')
