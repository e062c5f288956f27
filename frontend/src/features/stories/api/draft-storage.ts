import { inDatabase, keysOfMember, settled } from '#spa/platform/browser-database.ts'
import type { Prepared } from '#spa/platform/media/prepared.ts'
import { STORY_DRAFT_DATABASE } from '#spa/platform/story-draft-storage.ts'
import { parseStored, type StoredDraft } from '../model/stored-draft.ts'
import { fileKeysOf } from '../model/story-draft.ts'

const DATABASE = { name: STORY_DRAFT_DATABASE, stores: ['drafts', 'files'] } as const

const fileKeyOf = (memberId: string, key: IDBValidKey): string =>
  typeof key === 'string' ? key.slice(memberId.length + 1) : ''

export type DraftFiles = ReadonlyMap<string, Prepared>

interface FoundDraft {
  readonly stored: StoredDraft
  readonly files: DraftFiles
}

/** The draft of this member in this browser. Rejects when the browser stores nothing. */
export const readStoryDraft = (memberId: string): Promise<FoundDraft | undefined> =>
  inDatabase(DATABASE, 'readonly', async (store) => {
    const files = store('files')
    const range = keysOfMember(memberId)
    const [draft, keys, values] = await Promise.all([
      settled<unknown>(store('drafts').get(memberId)),
      settled(files.getAllKeys(range)),
      settled<unknown[]>(files.getAll(range)),
    ])
    const found = new Map(
      keys.map((key, index) => [fileKeyOf(memberId, key), values[index] as Prepared]),
    )
    // Browsers keep entries of which the bytes are gone.
    const stored = parseStored(draft, (key) => (found.get(key)?.blob.size ?? 0) > 0)
    return stored && { stored, files: found }
  })

/** Stores a draft with its files, and removes files that it no longer refers to. Rejects when there is no room. */
export const saveStoryDraft = (
  memberId: string,
  stored: StoredDraft,
  files: DraftFiles,
): Promise<void> =>
  inDatabase(DATABASE, 'readwrite', async (store) => {
    const kept = store('files')
    const keys = await settled(kept.getAllKeys(keysOfMember(memberId)))
    const known = new Set(keys.map((key) => fileKeyOf(memberId, key)))
    const wanted = new Set(fileKeysOf({ ...stored, selection: null }))
    for (const key of known) if (!wanted.has(key)) kept.delete(`${memberId}/${key}`)
    for (const key of wanted) {
      const file = files.get(key)
      if (file && !known.has(key)) kept.put(file, `${memberId}/${key}`)
    }
    store('drafts').put(stored, memberId)
  })

export const removeStoryDraft = (memberId: string): Promise<void> =>
  inDatabase(DATABASE, 'readwrite', async (store) => {
    store('drafts').delete(memberId)
    store('files').delete(keysOfMember(memberId))
    return Promise.resolve()
  })
