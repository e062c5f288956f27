import { beforeAll, describe, expect, it } from 'vitest'
import { contracts } from '#shared/api/index.ts'
import type { Contract } from '#shared/api/contract.ts'
import { handler as placeOnWall } from '../../community/effects/place-on-wall.ts'
import { postLikeItem } from '../../community/likes/like.items.ts'
import { forgetHead } from '../../community/posts/feed.repository.ts'
import { handler as notifyComments } from '../../notifications/effects/notify-comments.ts'
import { handler as notifyFollows } from '../../notifications/effects/notify-follows.ts'
import { handler as notifyLikes } from '../../notifications/effects/notify-likes.ts'
import { handler as notifyMentions } from '../../notifications/effects/notify-mentions.ts'
import { newId } from '#platform/runtime/ids.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import type { Key } from '#platform/table/read-items.ts'
import { call, refusalOf, type Called, type CallOptions } from '#testing/call.ts'
import { changeRecord, deliverTo } from '#testing/changes.ts'
import { aComment, storedComment } from '#testing/comments.ts'
import { handlerOf } from '#testing/handlers.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aPost, putAll, storedPost } from '#testing/posts.ts'
import { stored, storedUnder } from '#testing/stored.ts'
import { handler as indexMember } from '../effects/index-member.ts'
import { followItem } from '../follows/follow.items.ts'

interface Scene {
  readonly viewer: TestMember
  readonly other: TestMember
  /** Of the other. */
  readonly post: string
  /** Of the other, on the post of a third. */
  readonly comment: string
  readonly thirdPost: string
  /** Of the viewer. */
  readonly ownPost: string
}

const ask = async (id: string, options: CallOptions): Promise<Called> => {
  const contract: Contract | undefined = contracts.find((one) => one.id === id)
  if (!contract) throw new Error(`No contract ${id}`)
  return call(await handlerOf(id), contract, options)
}

const itemOf = async ({ id }: TestMember): Promise<Key> =>
  (await stored(memberKey(id))) as unknown as Key

const setTheScene = async (): Promise<Scene> => {
  const [viewer, third] = [await aMember(), await aMember()]
  const other = await aMember({ displayName: 'Gegenüber' })
  const member = await itemOf(other)
  await deliverTo('index-member', indexMember)(changeRecord(null, member))
  await deliverTo('place-on-wall', placeOnWall)(changeRecord(null, member))
  const thirdPost = await aPost(third)
  return {
    viewer,
    other,
    post: await aPost(other),
    thirdPost,
    comment: await aComment({ id: thirdPost, author: third }, other),
    ownPost: await aPost(viewer),
  }
}

/** Whether any element of the list was made by, or is, this member. */
const includes = ({ status, json }: Called, { id }: TestMember): boolean => {
  if (status === 404) return false
  expect(status).toBe(200)
  return (json as { id: string; userId?: string }[]).some((one) => (one.userId ?? one.id) === id)
}

const isOk = ({ status }: Called): boolean => {
  expect([200, 201, 403, 404]).toContain(status)
  return status < 300
}

const isTold = async ({ id }: TestMember, work: () => Promise<void>): Promise<boolean> => {
  const before = (await storedUnder(`NOTIFY#${id}`)).length
  await work()
  return (await storedUnder(`NOTIFY#${id}`)).length > before
}

type Meets = (scene: Scene) => Promise<boolean>

/** Whether the viewer meets the other there. */
const SURFACES: Readonly<Record<string, Meets>> = {
  feed: async ({ viewer, other }) => {
    forgetHead()
    return includes(await ask('listPosts', { token: viewer.token }), other)
  },
  'a post by its link': async ({ viewer, post }) =>
    isOk(await ask('getPost', { token: viewer.token, params: { id: post } })),
  'comments on the post of a third': async ({ viewer, other, thirdPost }) =>
    includes(await ask('listComments', { token: viewer.token, params: { id: thirdPost } }), other),
  'comments on the post of the other': async ({ viewer, post }) =>
    isOk(await ask('listComments', { token: viewer.token, params: { id: post } })),
  commenting: async ({ viewer, post }) =>
    isOk(
      await ask('addComment', {
        token: viewer.token,
        params: { id: post },
        body: { content: 'Laut.' },
      }),
    ),
  'horns on a post': async ({ viewer, post }) =>
    isOk(
      await ask('likePost', { token: viewer.token, params: { id: post }, body: { liked: true } }),
    ),
  'horns on a comment': async ({ viewer, comment }) =>
    isOk(
      await ask('likeComment', {
        token: viewer.token,
        params: { id: comment },
        body: { liked: true },
      }),
    ),
  search: async ({ viewer, other }) =>
    includes(
      await ask('searchUsers', {
        token: viewer.token,
        query: { searchQuery: other.username },
      }),
      other,
    ),
  suggestions: async ({ viewer, other }) =>
    includes(await ask('suggestedUsers', { token: viewer.token }), other),
  wall: async ({ viewer, other }) =>
    includes(await ask('wallOfHorns', { token: viewer.token }), other),
  'posts of a member': async ({ viewer, other }) =>
    includes(await ask('listUserPosts', { token: viewer.token, params: { id: other.id } }), other),
  'a mention': ({ viewer, other }) =>
    isTold(viewer, async () => {
      const { items } = storedPost(other, { content: `@${viewer.username} hör dir das an` })
      await putAll(items)
      await deliverTo('notify-mentions', notifyMentions)(changeRecord(null, items[0] as Key))
    }),
  'a comment on one’s own post': ({ viewer, other, ownPost }) =>
    isTold(viewer, async () => {
      const { text, counters } = storedComment({ id: ownPost, author: viewer }, other)
      await putAll([text, counters])
      await deliverTo('notify-comments', notifyComments)(changeRecord(null, text))
    }),
  'horns on one’s own post': ({ viewer, other, ownPost }) =>
    isTold(viewer, async () => {
      const like = postLikeItem({
        memberId: other.id,
        targetId: ownPost,
        likeId: newId(),
        authorId: viewer.id,
      })
      await putAll([like])
      await deliverTo('notify-likes', notifyLikes)(changeRecord(null, like))
    }),
  'a new follower': ({ viewer, other }) =>
    isTold(viewer, async () => {
      const follow = followItem({
        followId: newId(),
        followerId: other.id,
        followeeId: viewer.id,
      })
      await putAll([follow])
      await deliverTo('notify-follows', notifyFollows)(changeRecord(null, follow))
    }),
  following: async ({ viewer, other }) =>
    isOk(await ask('follow', { token: viewer.token, params: { id: other.id } })),
}

type Deed = (viewer: TestMember, target: Scene) => Promise<Called>

/** What a screen that was open before the block still lets the viewer try. */
const DEEDS: Readonly<Record<string, Deed>> = {
  commenting: ({ token }, { post }) =>
    ask('addComment', { token, params: { id: post }, body: { content: 'Laut.' } }),
  'horns on a post': ({ token }, { post }) =>
    ask('likePost', { token, params: { id: post }, body: { liked: true } }),
  'taking horns back': ({ token }, { post }) =>
    ask('likePost', { token, params: { id: post }, body: { liked: false } }),
  'horns on a comment': ({ token }, { comment }) =>
    ask('likeComment', { token, params: { id: comment }, body: { liked: true } }),
  following: ({ token }, { other }) => ask('follow', { token, params: { id: other.id } }),
  'the relationship': ({ token }, { other }) =>
    ask('relationship', { token, params: { id: other.id } }),
  'the profile': ({ token }, { other }) => ask('getUser', { token, params: { id: other.id } }),
  'posts of a member': ({ token }, { other }) =>
    ask('listUserPosts', { token, params: { id: other.id } }),
  'deleting a post': ({ token }, { post }) => ask('deletePost', { token, params: { id: post } }),
  'a post by its link': ({ token }, { post }) => ask('getPost', { token, params: { id: post } }),
  'comments on the post of the other': ({ token }, { post }) =>
    ask('listComments', { token, params: { id: post } }),
}

/** The same place after the other has gone with all they wrote. */
const withoutOther = (scene: Scene): Scene => ({
  ...scene,
  other: { ...scene.other, id: newId() },
  post: newId(),
  comment: `${scene.thirdPost}-${newId()}`,
})

const DIRECTIONS = {
  'nobody blocks': { block: undefined, meets: true },
  'the viewer blocks': { block: ['viewer', 'other'], meets: false },
  'the viewer is blocked': { block: ['other', 'viewer'], meets: false },
} as const

describe.each(Object.entries(DIRECTIONS))('where %s', (_name, { block, meets }) => {
  let scene: Scene

  beforeAll(async () => {
    scene = await setTheScene()
    if (!block) return
    const [by, whom] = block
    const answer = await ask('block', { token: scene[by].token, params: { id: scene[whom].id } })
    expect(answer.status).toBe(200)
  })

  it.each(Object.entries(SURFACES))(`%s: meets ${String(meets)}`, async (_surface, meetsAt) => {
    expect(await meetsAt(scene)).toBe(meets)
  })

  it.each(['id', 'username'] as const)('the profile, by %s', async (by) => {
    const { viewer, other } = scene
    const { status } = await ask('getUser', { token: viewer.token, params: { id: other[by] } })
    expect(status).toBe(block?.[0] === 'other' ? 404 : 200)
  })

  it('the relationship', async () => {
    const { viewer, other } = scene
    const answer = await ask('relationship', { token: viewer.token, params: { id: other.id } })
    expect(answer.json).toMatchObject({ isBlocked: block?.[0] === 'viewer' })
  })
})

describe('whoever is blocked cannot tell it from the other having gone', () => {
  let scene: Scene

  beforeAll(async () => {
    scene = await setTheScene()
    const { viewer, other } = scene
    await ask('block', { token: other.token, params: { id: viewer.id } })
  })

  it.each(Object.entries(DEEDS))('%s', async (_name, deed) => {
    const { viewer } = scene
    const refused = await deed(viewer, scene)
    expect(refused.status).not.toBe(403)
    expect(refusalOf(refused)).toEqual(refusalOf(await deed(viewer, withoutOther(scene))))
  })
})
