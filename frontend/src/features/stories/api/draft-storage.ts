import type { Prepared } from '#spa/platform/media/prepared.ts'
import { STORY_DRAFT_DATABASE } from '#spa/platform/story-draft-storage.ts'
import { parseStored, type StoredDraft } from '../model/stored-draft.ts'
import { fileKeysOf } from '../model/story-draft.ts'

const DRAFTS = 'drafts'
const FILES = 'files'

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result)
    }
    request.onerror = () => {
      reject(request.error ?? new Error('The browser stores nothing'))
    }
  })

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(STORY_DRAFT_DATABASE, 1)
  request.onupgradeneeded = () => {
    request.result.createObjectStore(DRAFTS)
    request.result.createObjectStore(FILES)
  }
  return settled(request)
}

const completed = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    const fail = () => {
      reject(transaction.error ?? new Error('The browser stores nothing'))
    }
    transaction.oncomplete = () => {
      resolve()
    }
    transaction.onerror = fail
    transaction.onabort = fail
  })

/** Opens the database for one transaction only, so that a sign-out can delete it at any time. */
const inDatabase = async <Result>(
  mode: IDBTransactionMode,
  work: (drafts: IDBObjectStore, files: IDBObjectStore) => Promise<Result>,
): Promise<Result> => {
  const database = await open()
  try {
    const transaction = database.transaction([DRAFTS, FILES], mode)
    const done = completed(transaction)
    const [result] = await Promise.all([
      work(transaction.objectStore(DRAFTS), transaction.objectStore(FILES)),
      done,
    ])
    return result
  } finally {
    database.close()
  }
}

/** All keys of the files of a member: a member id and what follows it. */
const filesOf = (memberId: string): IDBKeyRange =>
  IDBKeyRange.bound(`${memberId}/`, `${memberId}/\uffff`)

const fileKeyOf = (memberId: string, key: IDBValidKey): string =>
  typeof key === 'string' ? key.slice(memberId.length + 1) : ''

export type DraftFiles = ReadonlyMap<string, Prepared>

interface FoundDraft {
  readonly stored: StoredDraft
  readonly files: DraftFiles
}

/** The draft of this member in this browser. Rejects when the browser stores nothing. */
export const readStoryDraft = (memberId: string): Promise<FoundDraft | undefined> =>
  inDatabase('readonly', async (drafts, files) => {
    const range = filesOf(memberId)
    const [draft, keys, values] = await Promise.all([
      settled<unknown>(drafts.get(memberId)),
      settled(files.getAllKeys(range)),
      settled<unknown[]>(files.getAll(range)),
    ])
    const found = new Map(
      keys.map((key, index) => [fileKeyOf(memberId, key), values[index] as Prepared]),
    )
    const stored = parseStored(draft, (key) => found.has(key))
    return stored && { stored, files: found }
  })

/** Stores a draft with its files, and removes files that it no longer refers to. Rejects when there is no room. */
export const saveStoryDraft = (
  memberId: string,
  stored: StoredDraft,
  files: DraftFiles,
): Promise<void> =>
  inDatabase('readwrite', async (drafts, kept) => {
    const keys = await settled(kept.getAllKeys(filesOf(memberId)))
    const known = new Set(keys.map((key) => fileKeyOf(memberId, key)))
    const wanted = new Set(fileKeysOf({ ...stored, selection: null }))
    for (const key of known) if (!wanted.has(key)) kept.delete(`${memberId}/${key}`)
    for (const key of wanted) {
      const file = files.get(key)
      if (file && !known.has(key)) kept.put(file, `${memberId}/${key}`)
    }
    drafts.put(stored, memberId)
  })

export const removeStoryDraft = (memberId: string): Promise<void> =>
  inDatabase('readwrite', async (drafts, files) => {
    drafts.delete(memberId)
    files.delete(filesOf(memberId))
    return Promise.resolve()
  })
