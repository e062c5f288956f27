import { foldWords } from '#shared/domain/search-fold.ts'
import type { Author } from '#shared/api/members.ts'
import { isEnded } from '#platform/identity/restriction.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import type { Partition } from '#platform/table/index.ts'

/** One prefix of a name under which a member is found, with the author that the result shows. */
export interface SearchItem {
  readonly PK: string
  readonly SK: string
  readonly memberId: string
  readonly author: Author
}

const WORDS_PER_NAME = 8
const MAX_CHARACTERS = 60

/** Words are joined by `-`, which sorts above the `#` that ends a name: an exact match comes first. */
const joined = (words: readonly string[]): string =>
  [...words.join('-')].slice(0, MAX_CHARACTERS).join('')

const searchPartition = (folded: string): Partition<SearchItem> => ({
  PK: `SEARCH#${[...folded][0] ?? ''}`,
})

/** What was typed, in the form in which names are compared; empty when folding leaves nothing of it. */
export const searchedName = (typed: string): string => joined(foldWords(typed))

export interface SearchRange {
  readonly partition: Partition<SearchItem>
  readonly prefix: string
}

/** The stored names that begin with the typed text; undefined when folding leaves nothing of it. */
export const searchRange = (typed: string): SearchRange | undefined => {
  const folded = searchedName(typed)
  return folded === '' ? undefined : { partition: searchPartition(folded), prefix: folded }
}

/** The name from each of its words on. */
const prefixesOf = (name: string): string[] => {
  const words = foldWords(name)
  return words.slice(0, WORDS_PER_NAME).map((_, index) => joined(words.slice(index)))
}

/** Both names of a member from each of their words on, folded: every beginning of a word is the prefix of one. */
export const namePrefixes = ({
  username,
  displayName,
}: Pick<Author, 'username' | 'displayName'>): ReadonlySet<string> =>
  new Set([...prefixesOf(username), ...prefixesOf(displayName)])

/** Among members who share a name, the one with exactly this username comes first. */
const searchKey = (prefix: string, { memberId, username }: MemberItem) => ({
  PK: searchPartition(prefix).PK,
  SK: `${prefix}#${prefix === searchedName(username) ? '0' : '1'}${memberId}`,
})

/** All items under which the member is found; none for a member who hides from the search. */
export const searchItems = (member: MemberItem): SearchItem[] => {
  if (member.hiddenInSearch || isEnded(member)) return []
  const { memberId } = member
  return [...namePrefixes(member)].map((prefix) => ({
    ...searchKey(prefix, member),
    memberId,
    author: authorOf(member),
  }))
}
