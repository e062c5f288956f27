import { heldKey, type HeldType } from './held.items.ts'
import type { Parts } from './take-down.ts'
import { remove } from '../table/index.ts'

/** A decision about content that waits in the queue of the guard decides that as well. */
export const leaveQueue = (type: HeldType, id: string, status: string | undefined): Parts =>
  status === 'held' ? { held: remove(heldKey(type, id)) } : {}
