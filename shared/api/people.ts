import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { visibleName } from '../domain/visible-name.ts'
import { contract } from './contract.ts'
import { Author, MemberId } from './members.ts'

/** The viewer's relationship to another member. A block against the viewer is not revealed. */
export const Relationship = z.object({ isFollowing: z.boolean(), isBlocked: z.boolean() })
export type Relationship = z.infer<typeof Relationship>

const OneMember = z.object({ id: MemberId })

export const relationship = contract({
  id: 'relationship',
  method: 'GET',
  path: '/api/users/{id}/relationship',
  caller: 'member',
  blocks: 'none: own side',
  summary: 'Whether the viewer follows or blocks this member',
  params: OneMember,
  response: Relationship,
  errors: [],
})

export const follow = contract({
  id: 'follow',
  method: 'POST',
  path: '/api/users/{id}/follow',
  caller: 'member',
  blocks: { target: 'refused' },
  summary: 'Follow a member; repeating it changes nothing',
  params: OneMember,
  response: Relationship,
  errors: ['not_found', 'blocked', 'throttled'],
  throttle: 'follows',
})

export const unfollow = contract({
  id: 'unfollow',
  method: 'DELETE',
  path: '/api/users/{id}/follow',
  caller: 'member',
  blocks: 'none: own side',
  summary: 'Unfollow a member; repeating it changes nothing',
  params: OneMember,
  response: z.object({ isFollowing: z.literal(false) }),
  errors: ['throttled'],
  throttle: 'follows',
})

export const block = contract({
  id: 'block',
  method: 'POST',
  path: '/api/users/{id}/block',
  caller: 'member',
  blocks: 'none: own side',
  summary: 'Block a member; hides both from each other and ends follows in both directions',
  params: OneMember,
  response: Relationship,
  errors: ['not_found', 'conflict', 'throttled'],
  throttle: 'follows',
})

export const unblock = contract({
  id: 'unblock',
  method: 'DELETE',
  path: '/api/users/{id}/block',
  caller: 'member',
  blocks: 'none: own side',
  summary: 'Unblock a member; follows are not restored',
  params: OneMember,
  response: z.object({ isBlocked: z.literal(false) }),
  errors: ['throttled'],
  throttle: 'follows',
})

export const listBlocked = contract({
  id: 'listBlocked',
  method: 'GET',
  path: '/api/user/blocks',
  caller: 'member',
  blocks: 'none: own side',
  summary: 'Members that the viewer has blocked',
  query: z.object({ cursor: z.optional(MemberId) }),
  response: z.array(Author),
  errors: [],
  paged: true,
})

/** A member in a list of followers or followed members. */
export const ListedMember = z.object({ ...Author.shape, isFollowing: z.boolean() })
export type ListedMember = z.infer<typeof ListedMember>

/** Which of the two lists of a member. */
export type FollowListName = 'followers' | 'following'

export const listFollowers = contract({
  id: 'listFollowers',
  method: 'GET',
  path: '/api/users/{id}/followers',
  caller: 'member',
  blocks: { filters: 'id', target: 'hiddenFromBlocked' },
  summary: 'Followers of a member, newest members first; empty for blocked members',
  params: OneMember,
  query: z.object({ cursor: z.optional(MemberId) }),
  response: z.array(ListedMember),
  errors: ['not_found'],
  paged: true,
})

export const listFollowing = contract({
  id: 'listFollowing',
  method: 'GET',
  path: '/api/users/{id}/following',
  caller: 'member',
  blocks: { filters: 'id', target: 'hiddenFromBlocked' },
  summary: 'Members that a member follows, newest members first; empty for blocked members',
  params: OneMember,
  query: z.object({ cursor: z.optional(MemberId) }),
  response: z.array(ListedMember),
  errors: ['not_found'],
  paged: true,
})

const SearchQuery = z.object({
  searchQuery: z.string({ error: 'Wen suchst du?' }).check(
    z.overwrite((text) => visibleName(text).trim()),
    z.minLength(1, 'Wen suchst du?'),
    z.maxLength(LIMITS.searchQuery, 'So lang heißt hier niemand.'),
  ),
})

export const searchUsers = contract({
  id: 'searchUsers',
  method: 'GET',
  path: '/api/users/search',
  caller: 'member',
  blocks: { omits: 'id' },
  summary:
    'Find members by the beginning of any word of their names, without regard to case and umlauts',
  query: SearchQuery,
  response: z.array(Author),
  errors: ['throttled'],
  throttle: 'searches',
})

export const mentionableUsers = contract({
  id: 'mentionableUsers',
  method: 'GET',
  path: '/api/users/search/mentionable',
  caller: 'member',
  blocks: { omits: 'id' },
  summary:
    'Members to mention, by the beginning of their names; members whom the caller follows come first',
  query: SearchQuery,
  response: z.array(Author),
  errors: ['throttled'],
  throttle: 'searches',
})

export const SuggestionReason = z.enum(['friends', 'location', 'genres', 'roles', 'new'])
export type SuggestionReason = z.infer<typeof SuggestionReason>

export const SuggestedUser = z.object({
  ...Author.shape,
  reason: SuggestionReason,
  reasonText: z.string(),
})
export type SuggestedUser = z.infer<typeof SuggestedUser>

export const suggestedUsers = contract({
  id: 'suggestedUsers',
  method: 'GET',
  path: '/api/suggested-users',
  caller: 'member',
  blocks: { omits: 'id' },
  summary: 'Members suggested to the viewer, each with a reason',
  response: z.array(SuggestedUser),
  errors: [],
})

export const dismissSuggestion = contract({
  id: 'dismissSuggestion',
  method: 'DELETE',
  path: '/api/suggested-users/{id}',
  caller: 'member',
  blocks: 'none: own side',
  summary: 'Stop suggesting this member',
  params: OneMember,
  response: z.object({ isDismissed: z.literal(true) }),
  errors: ['throttled'],
  throttle: 'follows',
})

export const restoreSuggestion = contract({
  id: 'restoreSuggestion',
  method: 'POST',
  path: '/api/suggested-users/{id}',
  caller: 'member',
  blocks: 'none: own side',
  summary: 'Allow this member to be suggested again',
  params: OneMember,
  response: z.object({ isDismissed: z.literal(false) }),
  errors: ['throttled'],
  throttle: 'follows',
})
