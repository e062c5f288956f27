import { env } from '../runtime/env.ts'
import { db } from './table.ts'
import { Placeholders } from './expression.ts'
import { bareKey, type ItemOf, type Key, type Stored } from './key.ts'
import { renderProjection, type AttributeOf, type Projected } from './projection.ts'
import { retry } from './retry.ts'

interface Reading {
  /** Strongly consistent, for twice the units. */
  readonly consistent?: boolean
}

/** One item by its key. `project` limits the attributes that are transferred, but not the units. */
export const get = async <Item extends Stored, Name extends AttributeOf<Item> = AttributeOf<Item>>(
  key: Key<Item>,
  { consistent, project }: Reading & { readonly project?: readonly Name[] } = {},
): Promise<Projected<Item, Name> | undefined> => {
  const placeholders = new Placeholders()
  const { Item } = await db.call<{ Item?: Projected<Item, Name> }>('GetItem', {
    TableName: env.tableName,
    Key: bareKey(key),
    ConsistentRead: consistent,
    ...renderProjection(project, placeholders),
    ...placeholders.attributes(),
  })
  return Item
}

const idOf = ({ PK, SK }: Stored): string => `${PK}\n${SK}`

/** The items of one read, by key. */
export class ItemSet {
  private readonly byId: ReadonlyMap<string, Stored>

  constructor(items: readonly Stored[]) {
    this.byId = new Map(items.map((item) => [idOf(item), item]))
  }

  at<Item extends Stored>(key: Key<Item>): Item | undefined {
    return this.byId.get(idOf(key)) as Item | undefined
  }
}

interface BatchAnswer {
  readonly Responses?: Readonly<Record<string, readonly Stored[]>>
  readonly UnprocessedKeys?: Readonly<Record<string, { readonly Keys?: readonly Stored[] }>>
}

class SomeKeysUnread extends Error {}

/**
 * At most 100 items with one BatchGet, for code that collects keys from several places.
 * Keys that DynamoDB leaves unread are read again, because they would look like missing items.
 */
export const getItems = async (
  keys: readonly Key[],
  { consistent }: Reading = {},
): Promise<ItemSet> => {
  const { tableName } = env
  const found: Stored[] = []
  let unread: readonly Stored[] = [
    ...new Map(keys.map((key) => [idOf(key), bareKey(key)])).values(),
  ]
  const readOnce = async (): Promise<void> => {
    if (unread.length === 0) return
    const { Responses, UnprocessedKeys } = await db.call<BatchAnswer>('BatchGetItem', {
      RequestItems: { [tableName]: { Keys: unread, ConsistentRead: consistent } },
    })
    found.push(...(Responses?.[tableName] ?? []))
    unread = UnprocessedKeys?.[tableName]?.Keys ?? []
    if (unread.length > 0) throw new SomeKeysUnread()
  }
  await retry(readOnce, {
    when: (error) => error instanceof SomeKeysUnread,
    attempts: 4,
    baseMs: 40,
  })
  return new ItemSet(found)
}

/** At most 100 items with one BatchGet, each at the place of its key: `const [member, blocks] = …`. */
export const getMany = async <const Keys extends readonly Key[]>(
  keys: Keys,
  reading?: Reading,
): Promise<{ -readonly [Index in keyof Keys]: ItemOf<Keys[Index]> | undefined }> => {
  const items = await getItems(keys, reading)
  return keys.map((key) => items.at(key)) as {
    -readonly [Index in keyof Keys]: ItemOf<Keys[Index]> | undefined
  }
}
