import { forgetStored, readStored, removeStored, store } from '../storage.ts'

/** The database with what waits for a connection. */
export const OUTBOX_DATABASE = 'hoellenlaerm.outbox'

/** How many items of a member wait, so that a start without any loads no code of the outbox. */
const COUNT = 'hoellenlaerm.outbox-count'

const keyOf = (memberId: string): string => `${COUNT}.${memberId}`

const listeners = new Set<() => void>()
let memberId: string | undefined

const notify = (): void => {
  for (const listener of listeners) listener()
}

/** The member whose outbox this page uses. */
export const outboxMember = (): string | undefined => memberId

export const setOutboxMember = (id: string | undefined): void => {
  memberId = id
  notify()
}

/** How many items of the current member wait or were refused. */
export const waitingCount = (): number =>
  memberId === undefined ? 0 : Number(readStored(keyOf(memberId)) ?? 0)

export const noteWaitingCount = (id: string, count: number): void => {
  if (count === 0) removeStored(keyOf(id))
  else store(keyOf(id), String(count))
  notify()
}

export const subscribeToWaitingCount = (listener: () => void): (() => void) => {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Removes what members of this browser wrote and did not send. */
export const forgetOutbox = (): void => {
  forgetStored([COUNT], [OUTBOX_DATABASE])
  notify()
}
