import { addComment, type Comment } from '#shared/api/comments.ts'
import { moderate, moderationPending, type ModerationType } from '#shared/api/moderation.ts'
import { createPost, type Post } from '#shared/api/posts.ts'
import { call } from './call.ts'
import { handlerOf } from './handlers.ts'
import { aMember, type TestMember } from './members.ts'

export const BANNED = 'Ist das noch N.S.B.M. oder schon Kunst?'

export const aModerator = (displayName = 'Wächterin'): Promise<TestMember> =>
  aMember({ role: 'moderator', displayName })

/** Written through the API and held by its guard. */
export const aHeldPost = async (author: TestMember, content = BANNED): Promise<string> => {
  const handler = await handlerOf(createPost.id)
  const { json } = await call(handler, createPost, { token: author.token, body: { content } })
  return (json as Post).id
}

export const aHeldComment = async (postId: string, author: TestMember): Promise<string> => {
  const handler = await handlerOf(addComment.id)
  const options = { token: author.token, params: { id: postId }, body: { content: BANNED } }
  return ((await call(handler, addComment, options)).json as Comment).id
}

export interface Verdict {
  readonly action: 'approve' | 'reject'
  readonly reason?: string
  readonly version?: number
}

const [moderateHandler, pendingHandler] = await Promise.all([
  handlerOf(moderate.id),
  handlerOf(moderationPending.id),
])

export const decide = (
  moderator: Pick<TestMember, 'token'>,
  [type, id]: readonly [type: ModerationType, id: string],
  verdict: Verdict,
) =>
  call(moderateHandler, moderate, {
    token: moderator.token,
    params: { type, id },
    body: verdict,
  })

export const pending = (moderator: Pick<TestMember, 'token'>) =>
  call(pendingHandler, moderationPending, { token: moderator.token })
