import type { SuggestedUser, SuggestionReason } from '#shared/api/people.ts'
import { SCENE_ROLE_LABELS } from '#shared/domain/options.ts'
import type { MemberItem } from '#platform/identity/member.items.ts'
import { authorOf } from '#platform/identity/member.ts'
import { PEOPLE_TEXTS } from '../texts.ts'
import { RARE_FIRST } from './suggestion.rules.ts'
import { parsePlace } from './trait.items.ts'

const shared = <T>(mine: readonly T[] | undefined, theirs: readonly T[] | undefined): T[] =>
  (mine ?? []).filter((one) => theirs?.includes(one))

type Text = (viewer: MemberItem, member: MemberItem) => string | undefined

const { suggestion } = PEOPLE_TEXTS

/** Each reason as text; undefined when it no longer holds, because a trait may be older than the member. */
const TEXTS: Readonly<Record<SuggestionReason, Text>> = {
  friends: () => suggestion.friends,
  location: (viewer, member) =>
    parsePlace(viewer.location) === parsePlace(member.location)
      ? suggestion.location(member.location?.split(',')[0]?.trim() ?? '')
      : undefined,
  genres: (viewer, member) => {
    const [genre] = shared(viewer.favoriteGenres, member.favoriteGenres)
    return genre && suggestion.genre(genre)
  },
  roles: (viewer, member) => {
    const both = shared(viewer.selectedRoles, member.selectedRoles)
    const rarest = RARE_FIRST.find((role) => both.includes(role))
    return rarest && suggestion.role(SCENE_ROLE_LABELS[rarest])
  },
  new: () => suggestion.new,
}

/** Presents the member with the strongest reason that still holds. */
export const presentSuggestion = (
  viewer: MemberItem,
  member: MemberItem,
  reasons: readonly SuggestionReason[],
): SuggestedUser | undefined => {
  for (const reason of reasons) {
    const reasonText = TEXTS[reason](viewer, member)
    if (reasonText !== undefined) return { ...authorOf(member), reason, reasonText }
  }
  return undefined
}
