import { LIMITS } from '#shared/domain/limits.ts'
import { heldPartition, queuePartition, type HeldItem, type HeldType } from './held.items.ts'
import {
  getItems,
  query,
  queryIndex,
  type IndexEntry,
  type Key,
  type Stored,
} from '../table/index.ts'

export type QueueEntry = Pick<
  HeldItem,
  'PK' | 'SK' | 'GSI1SK' | 'rule' | 'reports' | 'laterSources' | 'appeal'
>

interface Queue {
  readonly page: readonly QueueEntry[]
  /** Where the next page begins; undefined after the last one. */
  readonly next: string | undefined
}

type Place = IndexEntry<HeldItem>

/** Entries are small: all of a queue that fits into a page cost together what one of them costs alone. */
const readWhole = async (type: HeldType): Promise<ReadonlyMap<string, QueueEntry> | undefined> => {
  const limit = 2 * LIMITS.moderationPage
  const { items, next } = await query(heldPartition(type), { limit, consistent: true })
  return next ? undefined : new Map(items.map((entry) => [entry.SK, entry]))
}

const readEntries = async (
  type: HeldType,
  places: readonly Place[],
  fitsIntoPage: boolean,
): Promise<readonly QueueEntry[]> => {
  const whole = fitsIntoPage ? await readWhole(type) : undefined
  if (whole) return places.flatMap(({ SK }) => whole.get(SK) ?? [])
  const entries = await getItems(places, { consistent: true })
  return places.flatMap((place) => entries.at<HeldItem>(place) ?? [])
}

/**
 * A page of the queue in its order. The entries are read consistently, so that content which the moderator just
 * decided about does not return.
 */
export const readQueue = async (type: HeldType, after?: string): Promise<Queue> => {
  const { items: places } = await queryIndex(queuePartition(type), {
    limit: LIMITS.moderationPage + 1,
    after,
  })
  const shown = places.slice(0, LIMITS.moderationPage)
  const fitsIntoPage = after === undefined && places.length === shown.length && shown.length > 1
  const page = await readEntries(type, shown, fitsIntoPage)
  return { page, next: places.length > shown.length ? shown.at(-1)?.GSI1SK : undefined }
}

export interface Pending<Content> {
  readonly held: QueueEntry
  readonly content: Content
}

export interface PendingPage<Content> {
  readonly pending: readonly Pending<Content>[]
  /** Where the next page begins; undefined after the last one. */
  readonly next: string | undefined
}

/** At least; one more than a page when there are more. */
export const countPending = ({ pending, next }: PendingPage<unknown>): number =>
  pending.length + (next === undefined ? 0 : 1)

/**
 * A page of the queue with their content: the first of `keysOf` that exists.
 * Content that its author deleted a moment ago is neither listed nor counted.
 */
export const readPending = async <Content extends Stored>(
  type: HeldType,
  keysOf: (id: string) => readonly Key<Content>[],
  after?: string,
): Promise<PendingPage<Content>> => {
  const { page, next } = await readQueue(type, after)
  const items = await getItems(page.flatMap(({ SK }) => keysOf(SK)))
  const pending = page.flatMap((held) => {
    const content = keysOf(held.SK)
      .map((key) => items.at(key))
      .find((item) => item !== undefined)
    return content ? [{ held, content }] : []
  })
  return { pending, next }
}
