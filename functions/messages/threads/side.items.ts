import type { LastMessage } from '#shared/api/threads.ts'
import type { Author } from '#shared/api/members.ts'
import type { Key, Partition } from '#platform/table/index.ts'
import { namePrefixes } from '../../people/search/index.ts'

export type Folder = 'inbox' | 'requests'

export interface StoredLast extends LastMessage {
  readonly ulid: string
}

/** What the list of threads shows of one thread; the side and its list entry both hold it. */
export interface ThreadSummary {
  readonly otherId: string
  /** Absent once the other member is deleted. */
  readonly other?: Author | undefined
  /** The messages of the other above those that were read, at most `LIMITS.unreadMessages`. */
  readonly unread: number
  readonly isMuted?: true | undefined
  readonly isMarkedUnread?: true | undefined
}

/** One member's view of a thread. Everything in it follows from the pair, its messages and what the member did. */
export interface SideItem extends ThreadSummary {
  readonly PK: string
  readonly SK: string
  readonly entity: 'ChatSide'
  readonly memberId: string
  /** The version of the other member that `other` shows. */
  readonly authorVersion: number
  /** The newest message that the member sees; absent without one. */
  readonly last?: StoredLast | undefined
  readonly folder: Folder
  /** ULID of the newest message that the member has seen. */
  readonly readUpTo?: string | undefined
  /** ULID up to which the member deleted the thread. */
  readonly clearedUpTo?: string | undefined
  /** No message up to here is unread: bounds what counting reads when the member alone writes. */
  readonly settledUpTo?: string | undefined
  /** What this thread adds to the member's number of unread messages. */
  readonly counted: number
  /** The sort key of its list entry; absent while the list does not show the thread. */
  readonly entrySK?: string | undefined
  readonly version: number
}

/** A thread in the list, the last written first. A copy, so that a page is one Query. */
export interface EntryItem extends ThreadSummary {
  readonly PK: string
  readonly SK: string
  readonly last: StoredLast
  readonly folder: Folder
}

/** The other member's name from one of its words on. */
export interface NameItem {
  readonly PK: string
  readonly SK: string
  readonly otherId: string
}

const partition = <Item>(memberId: string): Partition<Item> => ({ PK: `CHATS#${memberId}` })

export const sidesPartition = (memberId: string): Partition<SideItem> => partition(memberId)
export const SIDES = 'WITH#'

export const sideKey = (memberId: string, otherId: string): Key<SideItem> => ({
  PK: sidesPartition(memberId).PK,
  SK: `${SIDES}${otherId}`,
})

const ENTRIES = { inbox: 'IN#', requests: 'REQ#' } as const

export const entriesPartition = (memberId: string): Partition<EntryItem> => partition(memberId)
export const entryPrefix = (folder: Folder): string => ENTRIES[folder]

export const entrySortKey = (folder: Folder, ulid: string, otherId: string): string =>
  `${ENTRIES[folder]}${ulid}#${otherId}`

/** Where the page after this thread starts. */
export const cursorOf = ({ last, otherId }: EntryItem): string => `${last.ulid}-${otherId}`

export const sortKeyAt = (folder: Folder, cursor: string): string => {
  const [ulid = '', otherId = ''] = cursor.split('-')
  return entrySortKey(folder, ulid, otherId)
}

export const entryKey = (memberId: string, SK: string): Key<EntryItem> => ({
  PK: entriesPartition(memberId).PK,
  SK,
})

/** Undefined while the list does not show the thread. */
export const toEntry = (side: SideItem): EntryItem | undefined => {
  const { memberId, entrySK, last, otherId, other, unread, isMuted, isMarkedUnread, folder } = side
  if (entrySK === undefined || !last) return undefined
  return {
    ...entryKey(memberId, entrySK),
    otherId,
    other,
    unread,
    isMuted,
    isMarkedUnread,
    last,
    folder,
  }
}

const NAMES = 'NAME#'

export const namesPartition = (memberId: string): Partition<NameItem> => partition(memberId)
export const namePrefix = (folded: string): string => `${NAMES}${folded}`

export const nameItems = (memberId: string, other: Author): NameItem[] =>
  [...namePrefixes(other)].map((prefix) => ({
    PK: namesPartition(memberId).PK,
    SK: `${namePrefix(prefix)}#${other.id}`,
    otherId: other.id,
  }))
