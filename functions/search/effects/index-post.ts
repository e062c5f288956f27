import { effect } from '../../events/index.ts'
import { get, keyOf, put, remove, write, type Write } from '#platform/table/index.ts'
import { postIdOf, postKey, type PostItem } from '../../community/items/index.ts'
import { postWordItems, type PostWordItem } from '../posts/post-word.items.ts'

const CONCURRENT_WRITES = 20
/** Each edit that arrives while the entries are written takes one more; afterwards the queue tries again. */
const TRIES = 3

const writeAll = async (writes: readonly Write[]): Promise<void> => {
  for (let start = 0; start < writes.length; start += CONCURRENT_WRITES)
    await Promise.all(writes.slice(start, start + CONCURRENT_WRITES).map(write))
}

const nameOf = ({ PK, SK }: PostWordItem): string => `${PK} ${SK}`

const areEqual = (one: readonly PostWordItem[], other: readonly PostWordItem[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other)

const readEntries = async (postId: string): Promise<readonly PostWordItem[]> =>
  postWordItems(await get(postKey(postId), { consistent: true }))

const store = (current: readonly PostWordItem[], known: readonly PostWordItem[]): Promise<void> => {
  const wanted = new Set(current.map(nameOf))
  const stale = new Map(known.map((entry) => [nameOf(entry), entry]))
  return writeAll([
    ...current.map((entry) => put(entry)),
    ...[...stale].flatMap(([name, entry]) => (wanted.has(name) ? [] : [remove(keyOf(entry))])),
  ])
}

/** Reads the text again afterwards, and takes another round when an edit came in between. */
const indexCurrent = async (postId: string, old: readonly PostWordItem[]): Promise<void> => {
  let known = old
  let current = await readEntries(postId)
  for (let tries = 0; tries < TRIES; tries++) {
    await store(current, known)
    const later = await readEntries(postId)
    if (areEqual(current, later)) return
    known = [...known, ...current]
    current = later
  }
  throw new Error('The post changes faster than it can be indexed')
}

/** Keeps the search entries of visible posts. Those of the event can be older than the text in the table. */
export const handler = effect<PostItem>(async ({ before, after, keys }) => {
  const [old, recent] = [postWordItems(before), postWordItems(after)]
  if (!areEqual(old, recent)) await indexCurrent(postIdOf(keys), [...old, ...recent])
})
