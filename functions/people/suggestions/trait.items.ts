import { foldWords } from '#shared/domain/search-fold.ts'
import { isEnded } from '#platform/identity/restriction.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import type { Partition } from '#platform/table/index.ts'

/** One trait that a member shares with others. Keys only: suggestions read the member itself. */
export interface TraitItem {
  readonly PK: string
  readonly SK: string
}

const trait = (kind: string, value: string): Partition<TraitItem> => ({
  PK: `TRAIT#${kind}#${value}`,
})

export const roleTrait = (role: string): Partition<TraitItem> => trait('role', role)
export const genreTrait = (genre: string): Partition<TraitItem> => trait('genre', genre)
export const NEW_TRAIT = trait('new', 'all')

/** One character can fold to eighteen, and a key of the table has at most 2,048 bytes. */
const MAX_CHARACTERS = 60

/** "Leipzig", "leipzig" and "Leipzig, Sachsen" are one place; undefined when folding leaves nothing. */
export const parsePlace = (location: string | undefined): string | undefined => {
  const [town = ''] = (location ?? '').split(',')
  const folded = foldWords(town).join('-')
  return folded === '' ? undefined : [...folded].slice(0, MAX_CHARACTERS).join('')
}

export const placeTrait = (place: string): Partition<TraitItem> => trait('location', place)

const traitsOf = (member: MemberItem): Partition<TraitItem>[] => {
  const place = parsePlace(member.location)
  return [
    NEW_TRAIT,
    ...(member.selectedRoles ?? []).map(roleTrait),
    ...(member.favoriteGenres ?? []).map(genreTrait),
    ...(place === undefined ? [] : [placeTrait(place)]),
  ]
}

/** All items by which the member is suggested; none for a member who hides from the search. */
export const traitItems = (member: MemberItem): TraitItem[] =>
  member.hiddenInSearch || isEnded(member)
    ? []
    : [...new Set(traitsOf(member).map(({ PK }) => PK))].map((PK) => ({ PK, SK: member.memberId }))
