import { LIMITS } from '#shared/domain/limits.ts'
import { heldPartition, type HeldItem, type HeldType } from '#platform/content/held.items.ts'
import { getItems, query, type Key, type Stored } from '#platform/table/index.ts'

export type QueueEntry = Pick<
  HeldItem,
  'PK' | 'SK' | 'rule' | 'reports' | 'laterSources' | 'appeal'
>

const isAppealed = ({ appeal }: QueueEntry): number => (appeal ? 1 : 0)

/** Appeals first. Consistent, so that content which the moderator just decided about does not return. */
export const readQueue = async (type: HeldType): Promise<readonly QueueEntry[]> => {
  const { items } = await query(heldPartition(type), {
    project: ['PK', 'SK', 'rule', 'reports', 'laterSources', 'appeal'],
    consistent: true,
    limit: LIMITS.moderationPage + 1,
  })
  return items.toSorted((one, other) => isAppealed(other) - isAppealed(one))
}

export interface Pending<Content> {
  readonly held: QueueEntry
  readonly content: Content
}

export interface PendingPage<Content> {
  readonly pending: readonly Pending<Content>[]
  /** At least; one more than a page when there are more. */
  readonly count: number
}

/**
 * The oldest entries of the queue with their content: the first of `keysOf` that exists.
 * Content that its author deleted a moment ago is neither listed nor counted.
 */
export const readPending = async <Content extends Stored>(
  type: HeldType,
  keysOf: (id: string) => readonly Key<Content>[],
): Promise<PendingPage<Content>> => {
  const queue = await readQueue(type)
  const page = queue.slice(0, LIMITS.moderationPage)
  const items = await getItems(page.flatMap(({ SK }) => keysOf(SK)))
  const pending = page.flatMap((held) => {
    const content = keysOf(held.SK)
      .map((key) => items.at(key))
      .find((item) => item !== undefined)
    return content ? [{ held, content }] : []
  })
  return { pending, count: pending.length + (queue.length - page.length) }
}
