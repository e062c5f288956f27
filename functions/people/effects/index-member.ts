import { effect, type DomainEvent } from '../../events/index.ts'
import { memberIsGone, memberIsStill } from '#platform/identity/change-member.ts'
import { env } from '#platform/runtime/env.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { presentAuthor } from '#platform/identity/present-author.ts'
import { itemAt, readItems, type Key } from '#platform/table/read-items.ts'
import { ConditionFailed, transact, type TransactItem } from '#platform/table/transact.ts'
import {
  deleteDirectory,
  directoryItem,
  directoryKey,
  entriesOf,
  replaceDirectory,
  type DirectoryItem,
} from './directory.items.ts'

const ATTEMPTS = 5

const put = (item: Key): TransactItem => ({ Put: { TableName: env.tableName, Item: item } })

const remove = ({ PK, SK }: Key): TransactItem => ({
  Delete: { TableName: env.tableName, Key: { PK, SK } },
})

const nameOf = ({ PK, SK }: Key): string => `${PK} ${SK}`

const namesOf = (keys: readonly Key[]): Set<string> => new Set(keys.map(nameOf))

const read = async (memberId: string) => {
  const keys = { member: memberKey(memberId), directory: directoryKey(memberId) }
  const items = await readItems(Object.values(keys), { consistent: true })
  return {
    member: itemAt(items, keys.member) as MemberItem | undefined,
    directory: itemAt(items, keys.directory) as DirectoryItem | undefined,
  }
}

const showsTheSame = (member: MemberItem, directory: DirectoryItem): boolean =>
  JSON.stringify(presentAuthor(directory.author)) === JSON.stringify(authorOf(member))

/** Entries to write: the missing ones, and all that show an older name or picture. */
const entriesToPut = (
  member: MemberItem,
  entries: readonly Key[],
  directory: DirectoryItem | undefined,
): readonly Key[] => {
  const there = namesOf(directory?.keys ?? [])
  const isFresh = directory !== undefined && showsTheSame(member, directory)
  return entries.filter((entry) => !there.has(nameOf(entry)) || ('author' in entry && !isFresh))
}

const named = (items: readonly Key[], write: (item: Key) => TransactItem) =>
  Object.fromEntries(items.map((item) => [nameOf(item), write(item)]))

const enter = async (member: MemberItem, directory: DirectoryItem | undefined): Promise<void> => {
  const entries = entriesOf(member)
  const wanted = namesOf(entries)
  const stale = (directory?.keys ?? []).filter((key) => !wanted.has(nameOf(key)))
  const puts = entriesToPut(member, entries, directory)
  if (stale.length + puts.length === 0) return
  await transact({
    member: memberIsStill(member),
    directory: replaceDirectory(directory, directoryItem(member, entries)),
    ...named(stale, remove),
    ...named(puts, put),
  })
}

const strike = (memberId: string, directory: DirectoryItem): Promise<void> =>
  transact({
    member: memberIsGone(memberId),
    directory: deleteDirectory(directory),
    ...named(directory.keys, remove),
  })

/** False when the member or the list changed meanwhile. */
const indexOnce = async (memberId: string): Promise<boolean> => {
  const { member, directory } = await read(memberId)
  try {
    if (member) await enter(member, directory)
    else if (directory) await strike(memberId, directory)
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

const isOfInterest = ({ before, after }: DomainEvent<MemberItem>): boolean =>
  before?.version !== after?.version

/** Search and suggestions find members under what they are called and what they are into now. */
export const handler = effect<MemberItem>(async (event) => {
  const member = event.after ?? event.before
  if (!member || !isOfInterest(event)) return
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    if (await indexOnce(member.memberId)) return
  }
  throw new Error('The member kept changing')
})
