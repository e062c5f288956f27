import { currentUser } from '#shared/api/auth.ts'
import { addComment, listComments } from '#shared/api/comments.ts'
import { likePost } from '#shared/api/likes.ts'
import { unreadCounts } from '#shared/api/notifications.ts'
import { createPost, getPost, listPosts } from '#shared/api/posts.ts'
import { communityStats } from '#shared/api/stats.ts'
import { handler as whoAmI } from '#functions/auth/sessions/current-user.ts'
import { handler as comment } from '#functions/community/comments/add-comment.ts'
import { handler as comments } from '#functions/community/comments/list-comments.ts'
import { handler as like } from '#functions/community/likes/like-post.ts'
import { handler as create } from '#functions/community/posts/create-post.ts'
import { handler as one } from '#functions/community/posts/get-post.ts'
import { handler as feed } from '#functions/community/posts/list-posts.ts'
import { handler as stats } from '#functions/community/stats/community-stats.ts'
import { handler as badges } from '#functions/notifications/unread-counts.ts'
import type { CallOptions } from '#testing/call.ts'
import { newsScenariosOf } from './news-scenarios.ts'
import { peopleScenariosOf } from './people-scenarios.ts'
import { send, type Answer } from './request.ts'
import type { Scenario } from './scenario.ts'
import type { World } from './world.ts'

type Ask = (options: CallOptions) => Promise<Answer>

const RIFF = 'Doppelbass bis die Nachbarn klopfen. '.repeat(20)

/** A member without requests, so that the figure includes the first use of a throttle window. */
const FRESH_MEMBER = 5

const OK = 200
const CREATED = 201
const NOT_MODIFIED = 304

/** Repeats the request with the ETag of the first answer, as the SPA polls. */
const polling = (ask: Ask) => {
  const tags = new Map<string, Promise<string>>()
  const tagFor = async (options: CallOptions) => (await ask(options)).etag ?? ''
  return async (options: CallOptions): Promise<Answer> => {
    const token = options.token ?? ''
    const tag = tags.get(token) ?? tagFor(options)
    tags.set(token, tag)
    return ask({ ...options, headers: { 'if-none-match': await tag } })
  }
}

class Crowd {
  private readonly world: World

  constructor(world: World) {
    this.world = world
  }

  token(index: number): string {
    const { members } = this.world
    return members[index % members.length]?.token ?? ''
  }

  /** Every member with every post, each pair once, so that concurrent likes concern different posts. */
  pair(index: number): CallOptions {
    const { members, postIds } = this.world
    const id = postIds[(index * 7 + Math.floor(index / members.length)) % postIds.length] ?? ''
    return { token: this.token(index), params: { id } }
  }
}

const reading = (
  name: string,
  ask: Ask,
  { world, crowd }: { world: World; crowd: Crowd },
  rest: Partial<Scenario> & Pick<Scenario, 'target'>,
  options: CallOptions = {},
): Scenario => ({
  name,
  status: OK,
  isRead: true,
  once: () => ask({ token: world.viewer.token, ...options }),
  load: (index) => ask({ token: crowd.token(index), ...options }),
  ...rest,
})

/** The requests of members; those that change the data come last. */
export const scenariosOf = (world: World): readonly Scenario[] => {
  const crowd = new Crowd(world)
  const where = { world, crowd }
  const ask = (handler: unknown, contract: Parameters<typeof send>[1]): Ask => {
    return (options) => send(handler, contract, options)
  }
  const head = ask(feed, listPosts)
  const unread = ask(badges, unreadCounts)
  const cursor = world.postIds.at(-20) ?? ''
  const discussed = { params: { id: world.discussed } }
  const feedTarget = { cpuMs: 2.4, read: 7.5 }
  return [
    reading('Feed page, head cached', head, where, { target: feedTarget }),
    reading('Feed page, uncached', head, where, { target: feedTarget, withoutHeadCache: true }),
    reading('Feed page, unchanged (304)', polling(head), where, {
      target: feedTarget,
      status: NOT_MODIFIED,
    }),
    reading('Feed, second page', head, where, { target: feedTarget }, { query: { cursor } }),
    reading('Post', ask(one, getPost), where, { target: { read: 3 } }, discussed),
    reading(
      'Post with 20 comments',
      ask(comments, listComments),
      where,
      { target: { cpuMs: 3.2, read: 8 } },
      discussed,
    ),
    reading('Badge poll', unread, where, { target: { cpuMs: 1.8, read: 1.5 } }),
    reading('Badge poll, unchanged (304)', polling(unread), where, {
      target: { cpuMs: 1.8, read: 1.5 },
      status: NOT_MODIFIED,
    }),
    reading('Community stats', ask(stats, communityStats), where, { target: {} }),
    reading('Current user', ask(whoAmI, currentUser), where, { target: {} }),
    ...peopleScenariosOf(world),
    ...newsScenariosOf(world),
    ...writing(world, crowd),
  ]
}

const writing = (world: World, crowd: Crowd): readonly Scenario[] => {
  const toggle: Ask = (options) => send(like, likePost, { ...options, body: { liked: true } })
  const post: Ask = (options) => send(create, createPost, { ...options, body: { content: RIFF } })
  const answer: Ask = (options) =>
    send(comment, addComment, { ...options, body: { content: 'Genau mein Geschmack.' } })
  const id = world.postIds.at(-5) ?? ''
  const token = crowd.token(FRESH_MEMBER)
  return [
    {
      name: 'Like',
      status: OK,
      target: { cpuMs: 1.6, write: 6 },
      isRead: false,
      once: () => toggle({ token, params: { id } }),
      load: (index) => toggle(crowd.pair(index)),
    },
    {
      name: 'Create post',
      status: CREATED,
      target: { cpuMs: 3.2 },
      isRead: false,
      once: () => post({ token }),
      load: (index) => post({ token: crowd.token(index) }),
    },
    {
      name: 'Comment',
      status: CREATED,
      target: {},
      isRead: false,
      once: () => answer({ token, params: { id } }),
      load: (index) => answer(crowd.pair(index)),
    },
  ]
}
