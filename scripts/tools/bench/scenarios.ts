import { currentUser } from '#shared/api/auth.ts'
import { addComment, listComments } from '#shared/api/comments.ts'
import { likePost } from '#shared/api/likes.ts'
import { unread } from '#shared/api/notifications.ts'
import { createPost, getPost, listPosts } from '#shared/api/posts.ts'
import { communityStats } from '#shared/api/stats.ts'
import type { CallOptions } from '#testing/call.ts'
import { messageScenariosOf } from './message-scenarios.ts'
import { newsScenariosOf } from './news-scenarios.ts'
import { peopleScenariosOf } from './people-scenarios.ts'
import { reader, tokenOf } from './reader.ts'
import type { Part, Scenario } from './scenario.ts'
import type { World } from './world.ts'

const RIFF = 'Doppelbass bis die Nachbarn klopfen. '.repeat(20)

/** A member without requests, so that the figure includes the first use of a throttle window. */
const FRESH_MEMBER = 5

const OK = 200
const CREATED = 201
const NOT_MODIFIED = 304

/** Every member with every post, each pair once, so that concurrent likes concern different posts. */
const pairAt = (world: World, index: number): CallOptions => {
  const { members, postIds } = world
  const id = postIds[(index * 7 + Math.floor(index / members.length)) % postIds.length] ?? ''
  return { token: tokenOf(world, index), params: { id } }
}

/** The requests of members; those that change the data of others come last. */
export const scenariosOf = (world: World, only?: Part): readonly Scenario[] => {
  if (only === 'messages') return messageScenariosOf(world)
  return [
    ...feed(world),
    ...polled(world),
    ...peopleScenariosOf(world),
    ...newsScenariosOf(world),
    ...messageScenariosOf(world),
    ...writing(world),
  ]
}

const feed = (world: World): readonly Scenario[] => {
  const reading = reader(world)
  const cursor = world.postIds.at(-20) ?? ''
  const discussed = { params: { id: world.discussed } }
  const page = { contract: listPosts, target: { cpuMs: 1.9, read: 7.5 } }
  return [
    reading({
      ...page,
      name: 'Feed page, head cached',
      target: { cpuMs: 1, read: 7.5 },
      isHot: true,
    }),
    reading({
      ...page,
      name: 'Feed page, own likes',
      isHot: true,
      // Others like nothing on the page and share one answer.
      load: () => ({ token: world.viewer.token }),
    }),
    reading({
      ...page,
      name: 'Feed page, uncached',
      target: { cpuMs: 1.5, read: 7.5 },
      isUncached: true,
      countsUncached: true,
    }),
    reading({
      ...page,
      name: 'Feed page, unchanged (304)',
      target: { cpuMs: 1.1, read: 7.5 },
      status: NOT_MODIFIED,
      polls: true,
    }),
    reading({ ...page, name: 'Feed, second page' }, { query: { cursor } }),
    reading({ name: 'Post', contract: getPost, target: { read: 3 } }, discussed),
    reading(
      {
        name: 'Post with 20 comments',
        contract: listComments,
        target: { cpuMs: 1.3, read: 8 },
        isHot: true,
      },
      discussed,
    ),
  ]
}

const polled = (world: World): readonly Scenario[] => {
  const reading = reader(world)
  const badge = { contract: unread, target: { cpuMs: 0.7, read: 1.5 } }
  return [
    reading({ ...badge, name: 'Badge poll', isHot: true }),
    reading({
      ...badge,
      name: 'Badge poll, unchanged (304)',
      status: NOT_MODIFIED,
      polls: true,
    }),
    reading({ name: 'Community stats', contract: communityStats }),
    reading({
      name: 'Current user',
      contract: currentUser,
      target: { cpuMs: 1 },
      isHot: true,
    }),
  ]
}

const writing = (world: World): readonly Scenario[] => {
  const id = world.postIds.at(-5) ?? ''
  const token = tokenOf(world, FRESH_MEMBER)
  const liked = { body: { liked: true } }
  const post = { body: { content: RIFF } }
  const comment = { body: { content: 'Genau mein Geschmack.' } }
  const written = { isRead: false, isHot: true }
  return [
    {
      ...written,
      name: 'Like',
      contract: likePost,
      status: OK,
      target: { cpuMs: 1.2, write: 6 },
      once: { token, params: { id }, ...liked },
      load: (index) => ({ ...pairAt(world, index), ...liked }),
    },
    {
      ...written,
      name: 'Create post',
      contract: createPost,
      status: CREATED,
      target: { cpuMs: 1.4 },
      once: { token, ...post },
      load: (index) => ({ token: tokenOf(world, index), ...post }),
    },
    {
      ...written,
      name: 'Comment',
      contract: addComment,
      status: CREATED,
      target: { cpuMs: 1.7 },
      once: { token, params: { id }, ...comment },
      load: (index) => ({ ...pairAt(world, index), ...comment }),
    },
  ]
}
