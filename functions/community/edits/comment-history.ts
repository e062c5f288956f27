import { commentHistory } from '#shared/api/edits.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { isWithheld } from '#platform/content/drastic.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { mayReadUnder, maySeeComment } from '../comments/comment.rules.ts'
import { readComment, readPostFor } from '../comments/comment.repository.ts'
import { parseCommentId } from '../items/comment.items.ts'
import { readEdits } from './edits.repository.ts'
import { maySeeEdit } from './version.rules.ts'

export const handler = endpoint(commentHistory, async ({ memberId, params }) => {
  const ref = parseCommentId(params.id)
  const [edits, found, { post, blocks }] = await Promise.all([
    readEdits(ref),
    readComment(memberId, ref),
    readPostFor(memberId, ref.postId),
  ])
  const text = found?.comment.text
  const isReadable =
    text !== undefined &&
    mayReadUnder(memberId, post, blocks) &&
    maySeeComment(memberId, text) &&
    !blocks.has(text.author.id)
  if (!isReadable) throw new ApiError('not_found')
  if (isWithheld(text, memberId, blocks)) return []
  return edits
    .filter(maySeeEdit(memberId, text.author.id))
    .map(({ version, content = '', withdrawnBy, writtenAt }) => ({
      version,
      content,
      withdrawnBy: withdrawnBy ?? null,
      writtenAt,
    }))
})
