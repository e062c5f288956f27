import { reportArticle } from '#shared/api/articles.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { ConditionFailed, transact } from '#platform/table/transact.ts'
import { NO_ARTICLE } from './texts.ts'
import { addReport, articleIsThere } from './report.items.ts'

export const handler = endpoint(reportArticle, async ({ memberId, params: { id }, body }) => {
  try {
    const report = addReport(id, { memberId, at: isoNow(), text: body.text })
    await transact({ article: articleIsThere(id), report })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    if (error.has('article')) throw new ApiError('not_found', NO_ARTICLE)
  }
  return { ok: true as const }
})
