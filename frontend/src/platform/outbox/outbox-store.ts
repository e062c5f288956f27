import { inDatabase, keysOfMember, settled } from '../browser-database.ts'
import { newItem, undoes, type NewOutboxItem, type OutboxItem } from './outbox-item.ts'
import { OUTBOX_DATABASE } from './outbox-storage.ts'

const DATABASE = { name: OUTBOX_DATABASE, stores: ['items', 'files', 'sessions'] } as const

export type OutboxFiles = ReadonlyMap<string, Blob>

/** The items of one member. Each method is one transaction, so that tabs never overwrite each other. */
export interface OutboxStore {
  readonly list: () => Promise<readonly OutboxItem[]>
  /** Adds an item behind the others; one with the same id is replaced, or removed when they cancel each other out. Rejects when there is no room. */
  readonly add: (item: NewOutboxItem, files: OutboxFiles) => Promise<'kept' | 'undone'>
  /** Undefined when the item is gone. */
  readonly change: (
    id: string,
    next: (item: OutboxItem) => OutboxItem,
  ) => Promise<OutboxItem | undefined>
  /** Returns false when the item is gone or must stay. */
  readonly remove: (id: string, may?: (item: OutboxItem) => boolean) => Promise<boolean>
  readonly files: (id: string) => Promise<OutboxFiles>
  readonly putFile: (id: string, key: string, blob: Blob) => Promise<void>
}

type Get<Value> = IDBRequest<Value | undefined>

export const outboxStore = (memberId: string): OutboxStore => {
  const keyOf = (id: string): string => `${memberId}/${id}`
  const fileKey = (id: string, key: string): string => `${keyOf(id)}/${key}`
  const all = (items: IDBObjectStore) =>
    settled(items.getAll(keysOfMember(memberId)) as IDBRequest<OutboxItem[]>)
  return {
    list: () => inDatabase(DATABASE, 'readonly', (store) => all(store('items'))),
    add: (item, files) =>
      inDatabase(DATABASE, 'readwrite', async (store) => {
        const items = await all(store('items'))
        if (
          undoes(
            item,
            items.find(({ id }) => id === item.id),
          )
        ) {
          store('items').delete(keyOf(item.id))
          return 'undone'
        }
        store('items').put(newItem(item, items, Date.now()), keyOf(item.id))
        for (const [key, blob] of files) store('files').put(blob, fileKey(item.id, key))
        return 'kept'
      }),
    change: (id, next) =>
      inDatabase(DATABASE, 'readwrite', async (store) => {
        const before = await settled(store('items').get(keyOf(id)) as Get<OutboxItem>)
        const after = before && next(before)
        if (after && after !== before) store('items').put(after, keyOf(id))
        return after
      }),
    remove: (id, may = () => true) =>
      inDatabase(DATABASE, 'readwrite', async (store) => {
        const item = await settled(store('items').get(keyOf(id)) as Get<OutboxItem>)
        if (!item || !may(item)) return false
        store('items').delete(keyOf(id))
        store('files').delete(keysOfMember(keyOf(id)))
        return true
      }),
    putFile: (id, key, blob) =>
      inDatabase(DATABASE, 'readwrite', async (store) => {
        await settled(store('files').put(blob, fileKey(id, key)))
      }),
    files: (id) =>
      inDatabase(DATABASE, 'readonly', async (store) => {
        const range = keysOfMember(keyOf(id))
        const [keys, blobs] = await Promise.all([
          settled(store('files').getAllKeys(range)),
          settled(store('files').getAll(range) as IDBRequest<Blob[]>),
        ])
        const start = fileKey(id, '').length
        return new Map(
          blobs.map((blob, index) => [(keys[index] as string).slice(start), blob] as const),
        )
      }),
  }
}

interface WaitingSession {
  readonly memberId: string
  readonly token: string
}

const CURRENT = 'current'

/** The session of what waits, for the service worker, which cannot read the token elsewhere. Null removes it. */
export const mirrorSession = (session: WaitingSession | null): Promise<void> =>
  inDatabase(DATABASE, 'readwrite', (store) => {
    if (session) store('sessions').put(session, CURRENT)
    else store('sessions').delete(CURRENT)
    return Promise.resolve()
  })

export const mirroredSession = (): Promise<WaitingSession | undefined> =>
  inDatabase(DATABASE, 'readonly', (store) =>
    settled(store('sessions').get(CURRENT) as Get<WaitingSession>),
  )
