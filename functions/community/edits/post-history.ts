import { postHistory } from '#shared/api/edits.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { requirePostFor } from '../posts/post.repository.ts'
import { isWithheld } from '#platform/content/drastic.ts'
import { readEdits } from './edits.repository.ts'
import { maySeeEdit } from './version.rules.ts'

export const handler = endpoint(postHistory, async ({ memberId, params }) => {
  const place = { postId: params.id, ulid: params.id }
  const [edits, { post, blocks }] = await Promise.all([
    readEdits(place),
    requirePostFor(memberId, params.id),
  ])
  if (isWithheld(post.text, memberId, blocks)) return []
  return edits
    .filter(maySeeEdit(memberId, post.text.author.id))
    .filter(({ drastic }) => !isWithheld({ drastic, author: post.text.author }, memberId, blocks))
    .map(({ version, content = '', withdrawnBy, title, linkUrl, writtenAt }) => ({
      version,
      content,
      withdrawnBy: withdrawnBy ?? null,
      title: title ?? null,
      linkUrl: linkUrl ?? null,
      writtenAt,
    }))
})
