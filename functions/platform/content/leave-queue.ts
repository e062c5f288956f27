import { heldKey, type HeldType } from '#platform/content/held.items.ts'
import type { Parts } from '#platform/content/take-down.ts'
import { remove } from '#platform/table/index.ts'

/** A decision about content that waits in the queue of the guard decides that as well. */
export const leaveQueue = (type: HeldType, id: string, status: string | undefined): Parts =>
  status === 'held' ? { held: remove(heldKey(type, id)) } : {}
