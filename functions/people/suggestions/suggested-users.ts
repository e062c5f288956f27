import { suggestedUsers, type SuggestedUser, type SuggestionReason } from '#shared/api/people.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { findCandidates } from './find-candidates.ts'
import { readFinalists, readFollowedBy, readViewer } from './suggestion.repository.ts'
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
const presentSuggestion = (
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

/** Suggestions are computed on read: no write fans out to them. */
export const handler = endpoint(suggestedUsers, async ({ memberId }) => {
  const [{ member: viewer, blocks, dismissed, isPersonalized }, followed] = await Promise.all([
    readViewer(memberId),
    readFollowedBy(memberId),
  ])
  if (!viewer) throw new ApiError('unauthenticated')
  const unwelcome = [...blocks, ...dismissed]
  const finalists = await findCandidates({ viewer, isPersonalized, followed, unwelcome })
  const members = await readFinalists(finalists.map((finalist) => finalist.memberId))
  return finalists.flatMap((finalist) => {
    const member = members.get(finalist.memberId)
    return (member && presentSuggestion(viewer, member, finalist.reasons)) ?? []
  })
})
