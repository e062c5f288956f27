import { useSyncExternalStore } from 'react'
import type { OutboxItem } from './outbox-item.ts'
import { outboxItems, subscribeToOutbox } from './outbox.ts'

/** What waits or was refused, in the order in which the member wrote it. */
export const useOutbox = (): readonly OutboxItem[] =>
  useSyncExternalStore(subscribeToOutbox, outboxItems)
