import type { Author } from '#shared/api/members.ts'
import { env } from '#platform/runtime/env.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import type { Key } from '#platform/table/read-items.ts'
import type { TransactItem } from '#platform/table/transact.ts'
import { searchItems } from '../search/index.ts'
import { traitItems } from '../suggestions/index.ts'

/** Under which keys a member is found at present, so that what is out of date can go. */
export interface DirectoryItem {
  readonly PK: string
  readonly SK: 'SEARCH'
  readonly keys: readonly Key[]
  /** What the results show. */
  readonly author: Author
  /** Of the member's item that all this was made of. */
  readonly version: number
}

export const directoryKey = (memberId: string): { PK: string; SK: 'SEARCH' } => ({
  PK: memberKey(memberId).PK,
  SK: 'SEARCH',
})

/** Every item by which others come across the member. */
export const entriesOf = (member: MemberItem): Key[] => [
  ...searchItems(member),
  ...traitItems(member),
]

export const directoryItem = (member: MemberItem, entries: readonly Key[]): DirectoryItem => ({
  ...directoryKey(member.memberId),
  keys: entries.map(({ PK, SK }) => ({ PK, SK })),
  author: authorOf(member),
  version: member.version,
})

/** Fails when the list is no longer the one that was read. */
const unchanged = (read: DirectoryItem | undefined) =>
  read
    ? {
        ConditionExpression: 'version = :version',
        ExpressionAttributeValues: { ':version': read.version },
      }
    : { ConditionExpression: 'attribute_not_exists(PK)' }

export const replaceDirectory = (
  read: DirectoryItem | undefined,
  item: DirectoryItem,
): TransactItem => ({ Put: { TableName: env.tableName, Item: item, ...unchanged(read) } })

export const deleteDirectory = (read: DirectoryItem): TransactItem => ({
  Delete: {
    TableName: env.tableName,
    Key: { PK: read.PK, SK: read.SK },
    ...unchanged(read),
  },
})
