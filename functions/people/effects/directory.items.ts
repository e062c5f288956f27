import type { Author } from '#shared/api/members.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import {
  absent,
  keyOf,
  put,
  remove,
  type Key,
  type Stored,
  type Write,
} from '#platform/table/index.ts'
import { searchItems } from '../search/search.items.ts'
import { traitItems } from '../suggestions/trait.items.ts'

/** The keys under which a member is found at present, so that outdated entries can be removed. */
export interface DirectoryItem {
  readonly PK: string
  readonly SK: 'SEARCH'
  readonly keys: readonly Key[]
  /** The author that the entries show. */
  readonly author: Author
  /** Version of the member's item that the entries were made from. */
  readonly version: number
}

export const directoryKey = (memberId: string): Key<DirectoryItem> => ({
  PK: memberKey(memberId).PK,
  SK: 'SEARCH',
})

/** All items by which search and suggestions find the member. */
export const entriesOf = (member: MemberItem): Stored[] => [
  ...searchItems(member),
  ...traitItems(member),
]

export const directoryItem = (member: MemberItem, entries: readonly Stored[]): DirectoryItem => ({
  ...directoryKey(member.memberId),
  keys: entries.map(keyOf),
  author: authorOf(member),
  version: member.version,
})

/** Fails when the directory item changed since it was read. */
export const replaceDirectory = (
  read: DirectoryItem | undefined,
  item: DirectoryItem,
): Write<DirectoryItem> => put(item, read ? { version: read.version } : absent)

/** Fails when the directory item changed since it was read. */
export const deleteDirectory = (read: DirectoryItem): Write<DirectoryItem> =>
  remove(keyOf(read), { version: read.version })
