import { foldWords } from '#shared/domain/search-fold.ts'
import type { Author } from '#shared/api/members.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'

/** One beginning under which a member is found, with what the result shows. */
export interface SearchItem {
  readonly PK: string
  readonly SK: string
  readonly memberId: string
  readonly author: Author
}

const WORDS_PER_NAME = 8
const LONGEST = 60

/** Words meet at a `-`, which sorts above the `#` that ends a name: who is called exactly so comes first. */
const joined = (words: readonly string[]): string => [...words.join('-')].slice(0, LONGEST).join('')

const partition = (folded: string): string => `SEARCH#${[...folded][0] ?? ''}`

/** Where the names that begin so lie; undefined when nothing is left of what was typed. */
export const searchRange = (typed: string): { PK: string; prefix: string } | undefined => {
  const folded = joined(foldWords(typed))
  return folded === '' ? undefined : { PK: partition(folded), prefix: folded }
}

/** A name from each of its words on. */
const beginningsOf = (name: string): string[] => {
  const words = foldWords(name)
  return words.slice(0, WORDS_PER_NAME).map((_, index) => joined(words.slice(index)))
}

/** Of many who share a name, the one whose whole username it is comes first. */
const keyOf = (beginning: string, { memberId, username }: MemberItem) => ({
  PK: partition(beginning),
  SK: `${beginning}#${beginning === joined(foldWords(username)) ? '0' : '1'}${memberId}`,
})

/** Everything under which the member is found; nothing when they do not want to be. */
export const searchItems = (member: MemberItem): SearchItem[] => {
  if (member.hiddenInSearch) return []
  const beginnings = new Set([
    ...beginningsOf(member.username),
    ...beginningsOf(member.displayName),
  ])
  const { memberId } = member
  return [...beginnings].map((beginning) => ({
    ...keyOf(beginning, member),
    memberId,
    author: authorOf(member),
  }))
}
