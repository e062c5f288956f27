import { postHistory } from '#shared/api/edits.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { requirePostFor } from '../posts/index.ts'
import { readEdits } from './edits.repository.ts'
import { maySeeEdit } from './version.rules.ts'

export const handler = endpoint(postHistory, async ({ memberId, params }) => {
  const place = { postId: params.id, ulid: params.id }
  const [edits, { post }] = await Promise.all([
    readEdits(place),
    requirePostFor(memberId, params.id),
  ])
  return edits
    .filter(maySeeEdit(memberId, post.text.author.id))
    .map(({ version, content, title, linkUrl, writtenAt }) => ({
      version,
      content,
      title: title ?? null,
      linkUrl: linkUrl ?? null,
      writtenAt,
    }))
})
