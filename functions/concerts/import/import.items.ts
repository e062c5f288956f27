import { epochSeconds } from '#platform/runtime/clock.ts'
import { newId } from '#platform/runtime/ids.ts'
import { get, onConditionFailed, putNew, write, type Key } from '#platform/table/index.ts'

/** One import of a member, whose calls belong together. */
interface ImportItem {
  readonly PK: string
  /** What the client calls it. */
  readonly SK: string
  readonly id: string
  readonly expiresAt: number
}

/** The same file later is an import of its own. */
const KEPT_SECONDS = 24 * 3600

const importKey = (memberId: string, name: string): Key<ImportItem> => ({
  PK: `CONCERT_IMPORT#${memberId}`,
  SK: name,
})

/** The ULID of the import that the member's client calls by this name. */
export const importIdOf = async (memberId: string, name: string): Promise<string> => {
  const key = importKey(memberId, name)
  const known = await get(key, { consistent: true })
  if (known) return known.id
  const item: ImportItem = {
    PK: key.PK,
    SK: key.SK,
    id: newId(),
    expiresAt: epochSeconds() + KEPT_SECONDS,
  }
  return onConditionFailed(
    write(putNew(item)).then(() => item.id),
    async () => (await get(key, { consistent: true }))?.id ?? item.id,
  )
}
