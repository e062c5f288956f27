import { inDatabase, keysOfMember, settled } from '#spa/platform/browser-database.ts'
import type { Prepared } from '#spa/platform/media/prepared.ts'
import { FILES } from '#spa/platform/unsent.ts'
import { sessionPhase } from '#spa/platform/session.ts'
import { readDraft } from './kept-drafts.ts'

const DATABASE = { name: FILES.post, stores: ['files'] } as const

const keyOf = (memberId: string, id: string): string => `${memberId}/${id}`

/** The file of a draft; undefined when it has none. Rejects when the browser stores nothing. */
export const readDraftFile = (memberId: string, id: string): Promise<Prepared | undefined> =>
  inDatabase(DATABASE, 'readonly', (store) =>
    settled(store('files').get(keyOf(memberId, id)) as IDBRequest<Prepared | undefined>),
  )

/** Rejects when there is no room. */
export const saveDraftFile = async (
  memberId: string,
  id: string,
  file: Prepared,
): Promise<void> => {
  if (sessionPhase() !== 'member') throw new Error('The session has ended')
  await inDatabase(DATABASE, 'readwrite', (store) =>
    settled(store('files').put(file, keyOf(memberId, id))),
  )
}

/** Removes the files that no draft refers to, such as those of removed drafts. */
export const sweepDraftFiles = async (memberId: string): Promise<void> => {
  try {
    await inDatabase(DATABASE, 'readwrite', async (store) => {
      const files = store('files')
      const keys = await settled(files.getAllKeys(keysOfMember(memberId)))
      for (const key of keys) {
        const id = typeof key === 'string' ? key.slice(keyOf(memberId, '').length) : ''
        if (!readDraft(memberId, id)?.file) files.delete(key)
      }
    })
  } catch {
    // Without storage there is nothing to remove.
  }
}
