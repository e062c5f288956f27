import { bandHistory } from '#shared/api/band-history.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { Answer } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { readAuthors } from './authors.repository.ts'
import { requireEditor } from './editor.repository.ts'
import { presentRevision } from './revision.presenter.ts'
import { NEWEST, readRevisions } from './revision.repository.ts'

export const handler = endpoint(bandHistory, async ({ memberId, params, query, blocks }) => {
  const before = query.cursor === undefined ? NEWEST : Number(query.cursor)
  const [{ revisions, hasMore }, hidden] = await Promise.all([
    readRevisions(params.id, { before, limit: LIMITS.revisionPage }),
    blocks(),
    requireEditor(params.id, memberId),
  ])
  const authorOf = await readAuthors(
    revisions.map(({ authorId }) => authorId),
    hidden,
  )
  const last = revisions.at(-1)
  return new Answer(
    revisions.map((revision) => presentRevision(revision, authorOf(revision.authorId))),
    hasMore && last ? String(last.number) : undefined,
  )
})
