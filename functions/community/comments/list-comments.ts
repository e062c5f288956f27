import { listComments } from '#shared/api/comments.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { commentIdOf, commentRefOf } from '../items/comment.items.ts'
import { presentComment } from './comment.presenter.ts'
import { readComments, readLikedComments, readPostFor } from './comment.repository.ts'
import { mayReadUnder, maySeeComment } from './comment.rules.ts'

export const handler = endpoint(listComments, async (request) => {
  const { memberId, params, query } = request
  const [{ post, blocks, hidden }, page] = await Promise.all([
    readPostFor(memberId, params.id),
    readComments(params.id, query.cursor),
  ])
  if (!mayReadUnder(memberId, post, blocks)) throw new ApiError('not_found')
  request.presetBlocks(hidden)
  const liked = await readLikedComments(memberId, page.comments)
  const comments = page.comments
    .filter(({ text }) => maySeeComment(memberId, text))
    .map((comment) => presentComment(comment, liked.has(commentIdOf(commentRefOf(comment.text)))))
  return new Page(comments, page.nextCursor)
})
