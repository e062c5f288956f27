import { inDatabase, keysOfMember, settled } from '#spa/platform/browser-database.ts'
import type { Prepared } from '#spa/platform/media/prepared.ts'
import { attempt, readStored, removeStored, store as keep } from '#spa/platform/storage.ts'
import { draftKey, FILES } from '#spa/platform/unsent.ts'
import { parseStored, type StoredDraft } from '../model/stored-draft.ts'
import { listFileKeys } from '../model/story-draft.ts'

/** The draft itself is in local storage, which a page that is left still writes. An earlier version kept it here. */
const DATABASE = { name: FILES.story, stores: ['drafts', 'files'] } as const

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
    const [earlier, keys, values] = await Promise.all([
      settled<unknown>(store('drafts').get(memberId)),
      settled(files.getAllKeys(range)),
      settled<unknown[]>(files.getAll(range)),
    ])
    const found = new Map(
      keys.map((key, index) => [fileKeyOf(memberId, key), values[index] as Prepared]),
    )
    // Browsers keep entries of which the bytes are gone.
    const text = readStored(draftKey('story', memberId))
    const draft = text === null ? earlier : attempt<unknown>(() => JSON.parse(text), undefined)
    const stored = parseStored(draft, (key) => (found.get(key)?.blob.size ?? 0) > 0)
    return stored && { stored, files: found }
  })

/** Stores a draft at once, its files soon, and removes files that it no longer refers to. Rejects when there is no room. */
export const saveStoryDraft = async (
  memberId: string,
  stored: StoredDraft,
  files: DraftFiles,
): Promise<void> => {
  const isKept = keep(draftKey('story', memberId), JSON.stringify(stored))
  if (!isKept) throw new Error('The browser has no room for the draft')
  await inDatabase(DATABASE, 'readwrite', async (store) => {
    const kept = store('files')
    const keys = await settled(kept.getAllKeys(keysOfMember(memberId)))
    const known = new Set(keys.map((key) => fileKeyOf(memberId, key)))
    const wanted = new Set(listFileKeys({ ...stored, selection: null }))
    for (const key of known) if (!wanted.has(key)) kept.delete(`${memberId}/${key}`)
    for (const key of wanted) {
      const file = files.get(key)
      if (file && !known.has(key)) kept.put(file, `${memberId}/${key}`)
    }
  })
}

export const removeStoryDraft = (memberId: string): Promise<void> => {
  removeStored(draftKey('story', memberId))
  return inDatabase(DATABASE, 'readwrite', async (store) => {
    store('drafts').delete(memberId)
    store('files').delete(keysOfMember(memberId))
    return Promise.resolve()
  })
}
