import { effect, type DomainEvent } from '../../events/index.ts'
import { memberIsAbsent, memberIsUnchanged } from '#platform/identity/change-member.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { presentAuthor } from '#platform/identity/present-author.ts'
import {
  ConditionFailed,
  getMany,
  put,
  remove,
  retry,
  transact,
  type Stored,
  type TransactItem,
} from '#platform/table/index.ts'
import {
  deleteDirectory,
  directoryItem,
  directoryKey,
  entriesOf,
  replaceDirectory,
  type DirectoryItem,
} from './directory.items.ts'

const nameOf = ({ PK, SK }: Stored): string => `${PK} ${SK}`

const namesOf = (keys: readonly Stored[]): Set<string> => new Set(keys.map(nameOf))

const showsCurrentAuthor = (member: MemberItem, directory: DirectoryItem): boolean =>
  JSON.stringify(presentAuthor(directory.author)) === JSON.stringify(authorOf(member))

/** The entries to write: missing ones, and those that show an outdated author. */
const entriesToPut = (
  member: MemberItem,
  entries: readonly Stored[],
  directory: DirectoryItem | undefined,
): readonly Stored[] => {
  const existing = namesOf(directory?.keys ?? [])
  const isFresh = directory !== undefined && showsCurrentAuthor(member, directory)
  return entries.filter((entry) => !existing.has(nameOf(entry)) || ('author' in entry && !isFresh))
}

const named = (items: readonly Stored[], write: (item: Stored) => TransactItem) =>
  Object.fromEntries(items.map((item) => [nameOf(item), write(item)]))

const writeEntries = async (
  member: MemberItem,
  directory: DirectoryItem | undefined,
): Promise<void> => {
  const entries = entriesOf(member)
  const wanted = namesOf(entries)
  const stale = (directory?.keys ?? []).filter((key) => !wanted.has(nameOf(key)))
  const puts = entriesToPut(member, entries, directory)
  if (stale.length + puts.length === 0) return
  await transact({
    member: memberIsUnchanged(member),
    directory: replaceDirectory(directory, directoryItem(member, entries)),
    ...named(stale, remove),
    ...named(puts, put),
  })
}

const removeEntries = (memberId: string, directory: DirectoryItem): Promise<void> =>
  transact({
    member: memberIsAbsent(memberId),
    directory: deleteDirectory(directory),
    ...named(directory.keys, remove),
  })

/** @throws ConditionFailed when the member or the directory item changed since they were read */
const indexOnce = async (memberId: string): Promise<void> => {
  const [member, directory] = await getMany([memberKey(memberId), directoryKey(memberId)], {
    consistent: true,
  })
  if (member) await writeEntries(member, directory)
  else if (directory) await removeEntries(memberId, directory)
}

const isRelevant = ({ before, after }: DomainEvent<MemberItem>): boolean =>
  before?.version !== after?.version

/** Keeps the entries by which search and suggestions find a member. */
export const handler = effect<MemberItem>(async (event) => {
  const member = event.after ?? event.before
  if (!member || !isRelevant(event)) return
  await retry(() => indexOnce(member.memberId), {
    when: (error) => error instanceof ConditionFailed,
  })
})
