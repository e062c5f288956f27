import { inDatabase, settled } from './browser-database.ts'
import { FILES } from './unsent.ts'

/** What another app shared with the installed app: the service worker stores it, and the composer takes it. */
export interface SharedContent {
  readonly title: string
  readonly text: string
  readonly url: string
  readonly files: readonly File[]
  readonly at: number
}

const DATABASE = { name: FILES.shared, stores: ['shared'] } as const
const NEWEST = 'newest'

/** A share that nobody has opened for a day surprises more than it helps. */
const MAX_AGE_MS = 24 * 60 * 60 * 1000

/** Replaces an earlier share. Rejects when there is no room. */
export const keepShared = async (content: SharedContent): Promise<void> => {
  await inDatabase(DATABASE, 'readwrite', (store) => settled(store('shared').put(content, NEWEST)))
}

/** Returns what was shared, once; undefined when there is nothing, or nothing of the last day. */
export const takeShared = async (): Promise<SharedContent | undefined> => {
  try {
    const content = await inDatabase(DATABASE, 'readwrite', async (store) => {
      const kept = await settled(
        store('shared').get(NEWEST) as IDBRequest<SharedContent | undefined>,
      )
      store('shared').delete(NEWEST)
      return kept
    })
    return content && Date.now() - content.at < MAX_AGE_MS ? content : undefined
  } catch {
    return undefined
  }
}
