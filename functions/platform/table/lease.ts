import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { epochSeconds, now } from '../runtime/clock.ts'
import { ApiError } from '../runtime/errors.ts'
import { remove, update } from './builders.ts'
import type { Change } from './change.ts'
import { unlessConditionFailed } from './condition-failed.ts'
import { expression, type Expression } from './expression.ts'
import type { Key, Stored } from './key.ts'
import { write, writeAndGetNew, writeAndGetOld } from './write.ts'

/** The attributes of an item that can be leased. */
export interface Leasable extends Stored {
  /** Milliseconds since 1970; from then on the holder counts as dead. */
  readonly leasedUntil?: number
  /** The fencing token: new for every lease. */
  readonly holder?: string
}

export interface Lease<Item extends Stored> {
  readonly key: Key<Item>
  readonly holder: string
  readonly acquiredAt: number
  /** The item at the start of the lease. */
  readonly item: Item
}

/** Fences a write: it fails once the lease was released or taken over. */
export const heldBy = ({ holder }: Pick<Lease<Stored>, 'holder'>): Expression =>
  expression`holder = ${holder}`

export const isLeasedAt = (at: number): Expression => expression`leasedUntil >= ${at}`

/** An update that removes these attributes ends the lease. */
const LEASE_ATTRIBUTES = ['leasedUntil', 'holder'] as const

interface Acquiring<Item> {
  /** Longer than the function may run, so that only the lease of a dead holder is taken over. */
  readonly forMs: number
  readonly set?: Change<Item>['set']
  readonly remove?: Change<Item>['remove']
  /** An additional condition. */
  readonly condition?: Expression
}

const acquireAs = async <Item extends Leasable>(
  holder: string,
  key: Key<Item>,
  { forMs, set, remove: removed = [], condition }: Acquiring<Item>,
): Promise<Lease<Item> | null> => {
  const acquiredAt = now()
  // The own holder counts as free: the gateway sends the call again when the answer was lost.
  const isFree = expression`(attribute_not_exists(leasedUntil) OR leasedUntil < ${acquiredAt} OR holder = ${holder})`
  const leasing: Change<Leasable>['set'] = { leasedUntil: acquiredAt + forMs, holder }
  const acquire = update(key, {
    set: { ...set, ...leasing } as Change<Item>['set'] & object,
    remove: removed,
    condition: condition ? expression`${isFree} AND (${condition})` : isFree,
  })
  const item = await unlessConditionFailed(writeAndGetNew(acquire))
  return item === undefined ? null : { key, holder, acquiredAt, item }
}

/** Leases an item, and may change it in the same write. Null while another holder has it. */
export const acquireLease = <Item extends Leasable>(
  key: Key<Item>,
  options: Acquiring<Item>,
): Promise<Lease<Item> | null> => acquireAs(randomUUID(), key, options)

/** Ends a lease, and may change the item in the same write. Returns the previous item; null when the lease was lost. */
export const releaseLease = async <Item extends Leasable>(
  lease: Lease<Item>,
  { set, remove: removed = [] }: Pick<Change<Item>, 'set' | 'remove'> = {},
): Promise<Item | null> => {
  const release = update(lease.key, {
    ...(set && { set }),
    remove: [...LEASE_ATTRIBUTES, ...removed],
    condition: heldBy(lease),
  })
  return (await unlessConditionFailed(writeAndGetOld(release))) ?? null
}

/** An item that only holds a lease; it is deleted when the lease ends. */
export interface LockItem extends Leasable {
  readonly expiresAt: number
}

interface Waiting {
  readonly forMs: number
  /** The number of attempts, and the shortest pause between them; the longest is twice that. */
  readonly tries: number
  readonly pauseMs: number
  /** German: why nothing happens, when the leases of others do not end. */
  readonly busyText?: string | undefined
}

/**
 * Runs `work` while it holds the lease, one holder after the other.
 * @throws ApiError conflict, before `work` is called, when the leases of others do not end
 */
export const withLease = async <T>(
  key: Key<LockItem>,
  { forMs, tries, pauseMs, busyText }: Waiting,
  work: () => Promise<T>,
): Promise<T> => {
  const holder = randomUUID()
  const acquire = (): Promise<Lease<LockItem> | null> =>
    acquireAs(holder, key, { forMs, set: { expiresAt: epochSeconds(now() + forMs) } })
  for (let count = 1; !(await acquire()); count++) {
    if (count === tries) throw new ApiError('conflict', busyText)
    await sleep(pauseMs * (1 + Math.random()))
  }
  try {
    return await work()
  } finally {
    await unlessConditionFailed(write(remove(key, heldBy({ holder }))))
  }
}
