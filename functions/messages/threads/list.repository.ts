import { LIMITS } from '#shared/domain/limits.ts'
import { getItems, query } from '#platform/table/index.ts'
import { searchedName } from '../../people/search/index.ts'
import {
  cursorOf,
  entriesPartition,
  toEntry,
  entryPrefix,
  namePrefix,
  namesPartition,
  sideKey,
  sortKeyAt,
  type EntryItem,
  type Folder,
} from './side.items.ts'

export interface ThreadList {
  readonly entries: readonly EntryItem[]
  readonly nextCursor: string | undefined
}

/** One page of a folder, the last written first. */
export const readFolder = async (
  memberId: string,
  folder: Folder,
  cursor: string | undefined,
): Promise<ThreadList> => {
  const partition = entriesPartition(memberId)
  const startAt = cursor === undefined ? undefined : { ...partition, SK: sortKeyAt(folder, cursor) }
  const { items, next } = await query(partition, {
    beginsWith: entryPrefix(folder),
    newestFirst: true,
    limit: LIMITS.threadPage,
    startAt,
  })
  const last = next && items.at(-1)
  return { entries: items, nextCursor: last && cursorOf(last) }
}

/** More than are shown, because one thread can match with several words. */
const NAMES_READ = 30

/** Threads of the member in which a word of the other's names begins with the typed text. */
export const findThreads = async (
  memberId: string,
  typed: string,
  folder: Folder | undefined,
): Promise<ThreadList> => {
  const folded = searchedName(typed)
  if (folded === '') return { entries: [], nextCursor: undefined }
  const names = await query(namesPartition(memberId), {
    beginsWith: namePrefix(folded),
    limit: NAMES_READ,
    project: ['otherId'],
  })
  const ids = [...new Set(names.items.map(({ otherId }) => otherId))]
  const keys = ids.slice(0, LIMITS.searchResults).map((id) => sideKey(memberId, id))
  const sides = keys.length > 0 ? await getItems(keys) : undefined
  const entries = keys.flatMap((key) => {
    const side = sides?.at(key)
    const entry = side && toEntry(side)
    return entry && (folder === undefined || entry.folder === folder) ? [entry] : []
  })
  return {
    entries: entries.toSorted((a, b) => (a.last.ulid < b.last.ulid ? 1 : -1)),
    nextCursor: undefined,
  }
}
