import {
  allPages,
  get,
  query,
  remove as removeItem,
  write,
  type Key,
  type Partition,
  type Stored,
} from '#platform/table/index.ts'

/** Typed by its key, and open for attributes that a test reads by name. */
export type StoredItem<Item> = Item & Readonly<Record<string, unknown>>

/** The item that the table stores now, or null. */
export const stored = async <Item extends Stored>(
  key: Key<Item>,
): Promise<StoredItem<Item> | null> => {
  const item = await get(key, { consistent: true })
  return (item ?? null) as StoredItem<Item> | null
}

/** All items of a partition, in order. */
export const storedUnder = async <Item extends Stored>(
  partition: Partition<Item> | string,
): Promise<StoredItem<Item>[]> => {
  const { PK } = typeof partition === 'string' ? { PK: partition } : partition
  const items = await allPages((startAt) => query({ PK }, { consistent: true, startAt }))
  return items as StoredItem<Item>[]
}

/** Deletes an item without conditions or effects. */
export const remove = (key: Key): Promise<void> => write(removeItem(key))
