import { foldWords } from '#shared/domain/search-fold.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'

/** One thing that a member has in common with others. Keys only: suggestions read the member anew. */
export interface TraitItem {
  readonly PK: string
  readonly SK: string
}

const trait = (kind: string, value: string): string => `TRAIT#${kind}#${value}`

export const roleTrait = (role: string): string => trait('role', role)
export const genreTrait = (genre: string): string => trait('genre', genre)
export const NEW_TRAIT = trait('new', 'all')

/** "Leipzig", "leipzig" and "Leipzig, Sachsen" are one place; undefined when nothing is left. */
export const placeOf = (location: string | undefined): string | undefined => {
  const [town = ''] = (location ?? '').split(',')
  const folded = foldWords(town).join('-')
  return folded === '' ? undefined : folded
}

export const placeTrait = (place: string): string => trait('location', place)

const traitsOf = (member: MemberItem): string[] => {
  const place = placeOf(member.location)
  return [
    NEW_TRAIT,
    ...(member.selectedRoles ?? []).map(roleTrait),
    ...(member.favoriteGenres ?? []).map(genreTrait),
    ...(place === undefined ? [] : [placeTrait(place)]),
  ]
}

/** Under what the member may be suggested; nothing when they do not want to be found. */
export const traitItems = (member: MemberItem): TraitItem[] =>
  member.hiddenInSearch
    ? []
    : [...new Set(traitsOf(member))].map((PK) => ({ PK, SK: member.memberId }))
