import { getItems, type Key, type QueryPage, type Stored } from '#platform/table/index.ts'
import type { EntryPage } from '../model/section.ts'

/** How many items of the table one page of a section reads. */
export const PAGE = 250

/** A cursor is the key after which the next page starts. */
export const startAt = (cursor: string | undefined): Key | undefined =>
  cursor === undefined ? undefined : (JSON.parse(cursor) as Key)

export const entriesOf = <Item, E>(
  { items, next }: QueryPage<Item>,
  present: (item: Item) => E,
): EntryPage<E> => ({
  entries: items.map(present),
  next: next && JSON.stringify(next),
})

/** A section of at most one entry. */
export const atMostOne = <E>(entry: E | undefined): EntryPage<E> => ({
  entries: entry === undefined ? [] : [entry],
})

const AT_ONCE = 100

/** The items of any number of keys, in the order of the keys; undefined for those that are gone. */
export const itemsAt = async <Item extends Stored>(
  keys: readonly Key<Item>[],
): Promise<readonly (Item | undefined)[]> => {
  const found: (Item | undefined)[] = []
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    const some = keys.slice(start, start + AT_ONCE)
    const items = await getItems(some)
    found.push(...some.map((key) => items.at(key)))
  }
  return found
}
