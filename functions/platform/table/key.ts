declare const ITEM: unique symbol

/** The attributes of every item of the table. */
export interface Stored {
  readonly PK: string
  readonly SK: string
}

/**
 * A primary key that knows the type of its item: `Key<MemberItem>`. The type parameter exists for the
 * compiler only; at run time a key is `{ PK, SK }`. Key functions live in `*.items.ts`.
 */
export interface Key<Item extends Stored = Stored> {
  readonly PK: Item['PK']
  readonly SK: Item['SK']
  readonly [ITEM]?: Item
}

/** A partition key of the table that knows the items below it. */
export interface Partition<Item = unknown> {
  readonly PK: string
  readonly [ITEM]?: Item
}

/** A partition key of `GSI1`. The index is keys-only: a query of it returns `IndexEntry<Item>`. */
export interface IndexPartition<Item = unknown> {
  readonly GSI1PK: string
  readonly [ITEM]?: Item
}

/** A key as the index returns it. */
export interface IndexEntry<Item extends Stored = Stored> extends Key<Item> {
  readonly GSI1PK: string
  readonly GSI1SK: string
}

/** The type of the item that a key belongs to. */
export type ItemOf<K> = K extends { readonly [ITEM]?: infer Item } ? Item : never

/** The key of an item. */
export const keyOf = <Item extends Stored>({ PK, SK }: Item): Key<Item> => ({ PK, SK })

/** Only the key attributes: callers may pass an index entry or a whole item as a key. */
export const bareKey = ({ PK, SK }: Stored): { PK: string; SK: string } => ({ PK, SK })
