/** The result of a request. Rejects when the browser stores nothing. */
export const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('The browser stores nothing'))
  })

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The browser stores nothing'))
    transaction.oncomplete = () => resolve()
    transaction.onerror = fail
    transaction.onabort = fail
  })

interface BrowserDatabase<Store extends string> {
  readonly name: string
  readonly stores: readonly Store[]
}

const open = ({ name, stores }: BrowserDatabase<string>): Promise<IDBDatabase> => {
  const request = indexedDB.open(name, 1)
  request.onupgradeneeded = () => {
    for (const store of stores) request.result.createObjectStore(store)
  }
  return settled(request)
}

/** Opens the database for one transaction only, so that a sign-out can delete it at any time. */
export const inDatabase = async <Store extends string, Result>(
  database: BrowserDatabase<Store>,
  mode: IDBTransactionMode,
  work: (store: (name: Store) => IDBObjectStore) => Promise<Result>,
): Promise<Result> => {
  const opened = await open(database)
  try {
    const transaction = opened.transaction([...database.stores], mode)
    const done = completed(transaction)
    const [result] = await Promise.all([work((name) => transaction.objectStore(name)), done])
    return result
  } finally {
    opened.close()
  }
}

/** All keys of a member: a member id and what follows it. */
export const keysOfMember = (memberId: string): IDBKeyRange =>
  IDBKeyRange.bound(`${memberId}/`, `${memberId}/\uffff`)
