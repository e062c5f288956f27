import { expect, it } from 'vitest'
import type { Contract } from '#shared/api/contract.ts'
import { contracts } from '#shared/api/index.ts'
import { newId } from '#platform/runtime/ids.ts'
import { call, type CallOptions } from '#testing/call.ts'
import { aComment } from '#testing/comments.ts'
import { handlerOf } from '#testing/handlers.ts'
import { takeMeasure } from '#testing/measures.ts'
import { aMember, type TestMember } from '#testing/members.ts'
import { aPost } from '#testing/posts.ts'
import { stored } from '#testing/stored.ts'
import { commentKey, parseCommentId } from '../items/comment.items.ts'

const LIKE = { body: { liked: true } }
const FEEDBACK = {
  feedback: 'less',
  suggestionReason: 'exploration',
  postType: 'text',
  postGenres: [],
}

/** Every call of a member about one post. */
const onPost: Readonly<Record<string, (id: string) => CallOptions>> = {
  getPost: (id) => ({ params: { id } }),
  listComments: (id) => ({ params: { id } }),
  postHistory: (id) => ({ params: { id } }),
  withdrawVersion: (id) => ({ params: { id }, body: { version: 1 } }),
  likePost: (id) => ({ params: { id }, ...LIKE }),
  addComment: (id) => ({ params: { id }, body: { content: 'Da?' } }),
  editPost: (id) => ({ params: { id }, body: { version: 1, content: 'Meins.' } }),
  deletePost: (id) => ({ params: { id } }),
  bookmarkPost: (id) => ({ params: { id }, body: { bookmarked: true } }),
  bookmarkState: (id) => ({ params: { id } }),
  mutePost: (id) => ({ params: { id }, body: { muted: true } }),
  postMuteState: (id) => ({ params: { id } }),
  suggestionFeedback: (postId) => ({ body: { postId, ...FEEDBACK } }),
  createReport: (id) => ({ body: { kind: 'community-post', id, category: 'spam', text: 'Weg.' } }),
}

/** Every call of a member about a comment under it. */
const onComment: Readonly<Record<string, (id: string) => CallOptions>> = {
  likeComment: (id) => ({ params: { id }, ...LIKE }),
  commentHistory: (id) => ({ params: { id } }),
  editComment: (id) => ({ params: { id }, body: { version: 1, content: 'Meins.' } }),
  deleteComment: (id) => ({ params: { id } }),
  createReport: (id) => ({
    body: { kind: 'community-comment', id, category: 'spam', text: 'Weg.' },
  }),
}

const closedPost = async (
  author: TestMember,
  state: 'held by the guard' | 'hidden' | 'removed',
): Promise<string> => {
  if (state === 'held by the guard') return aPost(author, { status: 'held' })
  const id = await aPost(author)
  await takeMeasure('community-post', id, state === 'hidden' ? 'hide' : 'remove')
  return id
}

const byId = new Map<string, Contract>(contracts.map((one) => [one.id, one]))

/** The answer, without what differs between any two requests. */
const answerTo = async (id: string, options: CallOptions) => {
  const contract = byId.get(id)
  if (!contract) throw new Error(`No contract ${id}`)
  const { status, text } = await call(await handlerOf(id), contract, options)
  return { status, text: text.replaceAll(/"requestId":"[^"]*"/g, '') }
}

it('has an example of every call about a post or comment', () => {
  const isAbout = ({ path, caller }: Contract): boolean =>
    caller === 'member' && /^\/api\/community\/(?:posts|comments|history)\/\{id\}/.test(path)
  const known = new Set([...Object.keys(onPost), ...Object.keys(onComment)])
  const missing = (contracts as readonly Contract[])
    .filter(isAbout)
    .filter(({ id }) => !known.has(id))
  expect(missing.map(({ id }) => id)).toEqual([])
})

it.each(
  Object.entries(onPost).flatMap(([id, options]) =>
    (['held by the guard', 'hidden', 'removed'] as const).map(
      (state) => [id, state, options] as const,
    ),
  ),
)('%s answers about a post that is %s as about none', async (id, state, options) => {
  const [author, other] = [await aMember(), await aMember()]
  const post = await closedPost(author, state)
  const none = await answerTo(id, { token: other.token, ...options(newId()) })
  expect(await answerTo(id, { token: other.token, ...options(post) })).toEqual(none)
})

it.each(
  Object.entries(onComment).flatMap(([id, options]) =>
    (['hide', 'remove'] as const).map((measure) => [id, measure, options] as const),
  ),
)(
  '%s answers about a comment under a post after %s as about none',
  async (id, measure, options) => {
    const [author, other] = [await aMember(), await aMember()]
    const post = await aPost(author)
    const comment = await aComment({ id: post, author }, author)
    await takeMeasure('community-post', post, measure)
    const none = await answerTo(id, { token: other.token, ...options(`${newId()}-${newId()}`) })
    expect(await answerTo(id, { token: other.token, ...options(comment) })).toEqual(none)
  },
)

it.each([1, 7])(
  'editComment changes nothing of an own comment under a post that is hidden, from version %i',
  async (version) => {
    const [author, other] = [await aMember(), await aMember()]
    const post = await aPost(author)
    const comment = await aComment({ id: post, author }, other)
    await takeMeasure('community-post', post, 'hide')
    const options = { token: other.token, body: { version, content: 'Anders.' } }
    const none = await answerTo('editComment', {
      ...options,
      params: { id: `${newId()}-${newId()}` },
    })
    expect(await answerTo('editComment', { ...options, params: { id: comment } })).toEqual(none)
    expect(await stored(commentKey(parseCommentId(comment)))).not.toMatchObject({
      content: 'Anders.',
    })
  },
)
