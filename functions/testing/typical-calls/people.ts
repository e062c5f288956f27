import { follow } from '#shared/api/people.ts'
import { entriesOf } from '../../people/effects/directory.items.ts'
import { followItem } from '../../people/relations/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { memberKey, type MemberItem } from '#platform/identity/member.items.ts'
import { call } from '../call.ts'
import { handlerOf } from '../handlers.ts'
import { aMember, block, type TestMember } from '../members.ts'
import { putAll } from '../posts.ts'
import { stored } from '../stored.ts'
import type { TypicalCalls } from './typical-calls.ts'

interface Scene {
  readonly viewer: TestMember
  readonly other: TestMember
  readonly friend: TestMember
  /** Has more followers and followed members than a page holds. */
  readonly star: TestMember
}

const follows = async (follower: TestMember, followee: TestMember): Promise<void> => {
  const handler = await handlerOf('follow')
  await call(handler, follow, { token: follower.token, params: { id: followee.id } })
}

const FINDABLE = 40
const AVATAR = `/media/avatars/${'x'.repeat(30)}.webp`

const TASTE = {
  avatar: AVATAR,
  location: 'Leipzig',
  selectedRoles: ['band'],
  favoriteGenres: ['Doom Metal', 'Black Metal'],
} as const

const withTaste = async ({ id }: TestMember): Promise<MemberItem> => ({
  ...((await stored(memberKey(id))) as unknown as MemberItem),
  ...TASTE,
})

/** Members with pictures whose names begin with the same word and who share all traits. */
const manyFindable = async (): Promise<readonly TestMember[]> => {
  const members = await Promise.all(
    Array.from({ length: FINDABLE }, () => aMember({ displayName: 'Fan der ersten Stunde' })),
  )
  const items = await Promise.all(members.map(withTaste))
  await putAll([...items, ...items.flatMap(entriesOf)])
  return members
}

/** A member who follows all of these and is followed by them. */
const aStarOf = async (members: readonly TestMember[]): Promise<TestMember> => {
  const star = await aMember()
  const both = (other: TestMember) => [
    followItem({ followId: newId(), followerId: star.id, followeeId: other.id }),
    followItem({ followId: newId(), followerId: other.id, followeeId: star.id }),
  ]
  await putAll(members.flatMap(both))
  return star
}

const setTheScene = async (): Promise<Scene> => {
  const [viewer, other, friend, enemy] = [
    await aMember(),
    await aMember(),
    await aMember(),
    await aMember(),
  ]
  const star = await aStarOf(await manyFindable())
  await putAll([await withTaste(viewer)])
  await block(viewer, enemy)
  await follows(viewer, friend)
  await follows(friend, viewer)
  await follows(friend, other)
  return { viewer, other, friend, star }
}

const callsIn = ({ viewer, other, friend, star }: Scene) => {
  const { token } = viewer
  const [at, atFriend] = [
    { token, params: { id: other.id } },
    { token, params: { id: friend.id } },
  ]
  return {
    searchUsers: { token, query: { searchQuery: 'fan' } },
    mentionableUsers: { token, query: { searchQuery: 'fan' } },
    suggestedUsers: { token },
    dismissSuggestion: at,
    restoreSuggestion: at,
    relationship: at,
    follow: at,
    unfollow: at,
    block: atFriend,
    listFollowers: { token, params: { id: star.id } },
    listFollowing: { token, params: { id: star.id } },
    listBlocked: { token },
    unblock: atFriend,
    muteMember: { ...at, body: { muted: true } },
    muteState: at,
    listMuted: { token },
    muteWord: { token, body: { word: 'Nu Metal', muted: true } },
  }
}

/** A member with a friend (both follow each other), a blocked member, and a stranger. */
export const calls: TypicalCalls = {
  ids: [
    'searchUsers',
    'mentionableUsers',
    'suggestedUsers',
    'dismissSuggestion',
    'restoreSuggestion',
    'relationship',
    'follow',
    'unfollow',
    'block',
    'listFollowers',
    'listFollowing',
    'listBlocked',
    'unblock',
    'muteMember',
    'muteState',
    'listMuted',
    'muteWord',
  ],
  prepare: async () => callsIn(await setTheScene()),
}
