import { follow } from '../../../shared/api/people.ts'
import { call } from '../call.ts'
import { handlerOf } from '../handlers.ts'
import { aMember, block, type TestMember } from '../members.ts'
import type { TypicalCalls } from './typical-calls.ts'

interface Scene {
  readonly viewer: TestMember
  readonly other: TestMember
  readonly friend: TestMember
}

const follows = async (follower: TestMember, followee: TestMember): Promise<void> => {
  const handler = await handlerOf('follow')
  await call(handler, follow, { token: follower.token, params: { id: followee.id } })
}

const setTheScene = async (): Promise<Scene> => {
  const [viewer, other, friend, enemy] = [
    await aMember(),
    await aMember(),
    await aMember(),
    await aMember(),
  ]
  await block(viewer, enemy)
  await follows(viewer, friend)
  await follows(friend, viewer)
  return { viewer, other, friend }
}

const callsIn = ({ viewer, other, friend }: Scene) => {
  const { token } = viewer
  const [at, atFriend] = [
    { token, params: { id: other.id } },
    { token, params: { id: friend.id } },
  ]
  return {
    relationship: at,
    follow: at,
    unfollow: at,
    block: atFriend,
    listBlocked: { token },
    unblock: atFriend,
  }
}

/** A member with a friend (both follow each other), an enemy, and somebody new. */
export const peopleCalls: TypicalCalls = {
  ids: ['relationship', 'follow', 'unfollow', 'block', 'listBlocked', 'unblock'],
  prepare: async () => callsIn(await setTheScene()),
}
