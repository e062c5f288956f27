import { reportArticle } from '#shared/api/articles.ts'
import { addReport } from '#platform/content/report.items.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { onConditionFailed, transact } from '#platform/table/index.ts'
import { NO_ARTICLE } from './texts.ts'
import { articleIsPublished } from './article.items.ts'

/** Answers a repeated report like the first one. */
export const handler = endpoint(reportArticle, async ({ memberId, params: { id }, body }) => {
  const report = addReport('article', id, {
    memberId,
    at: isoNow(),
    text: body.text,
    ...(body.sentence && { sentence: body.sentence }),
  })
  await onConditionFailed(transact({ article: articleIsPublished(id), report }), (failed) => {
    if (failed.has('article')) throw new ApiError('not_found', NO_ARTICLE)
  })
  return { ok: true as const }
})
