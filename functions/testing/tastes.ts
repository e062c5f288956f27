import { suggestedUsers, type SuggestedUser } from '#shared/api/people.ts'
import { followItem } from '../people/relations/follow.items.ts'
import { handler as suggests } from '../people/suggestions/suggested-users.ts'
import { traitItems } from '../people/suggestions/trait.items.ts'
import { newId } from '#platform/runtime/ids.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { call } from './call.ts'
import { aMember, type TestMember } from './members.ts'
import { putAll } from './posts.ts'
import { remove, stored, storedUnder } from './stored.ts'

type Taste = Partial<
  Pick<
    MemberItem,
    'location' | 'selectedRoles' | 'favoriteGenres' | 'hiddenInSearch' | 'bio' | 'displayName'
  >
>

export const TRAIT_PARTITIONS = [
  'TRAIT#new#all',
  'TRAIT#location#koln',
  'TRAIT#genre#Doom Metal',
  'TRAIT#genre#Black Metal',
  'TRAIT#role#band',
]

export const forgetTraits = async (): Promise<void> => {
  for (const { PK, SK } of (await Promise.all(TRAIT_PARTITIONS.map(storedUnder))).flat()) {
    await remove({ PK, SK })
  }
}

/** A member with these tastes, indexed for search and suggestions. */
export const into = async (taste: Taste): Promise<TestMember> => {
  const member = await aMember()
  const item = {
    ...((await stored(memberKey(member.id))) as unknown as MemberItem),
    ...taste,
  }
  await putAll([item, ...traitItems(item)])
  return member
}

/** Stores only the ids of followed members, which is all that is read of them. */
export const idsInto = async (partitions: readonly string[], count: number): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => newId())
  await putAll(partitions.flatMap((PK) => ids.map((SK) => ({ PK, SK }))))
  return ids
}

export const follows = (one: { readonly id: string }, ...others: string[]): Promise<void> =>
  putAll(
    others.map((other) => followItem({ followId: newId(), followerId: one.id, followeeId: other })),
  )

export const suggestionsFor = async ({ token }: TestMember): Promise<SuggestedUser[]> =>
  (await call(suggests, suggestedUsers, { token })).json
