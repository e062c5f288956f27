import { withdrawArticleVersion } from '#shared/api/articles.ts'
import { requireStaff, transactAct } from '#platform/audit/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { get, onConditionFailed } from '#platform/table/index.ts'
import {
  articleVersionKey,
  dropTitleClaim,
  NO_ARTICLE,
  readArticle,
  withdrawArticleText,
} from '../../articles/index.ts'
import { NEWSROOM_TEXTS } from '../texts.ts'

/** What a moderator withdrew before stays as it is. The claim of the title goes first, since only the version knows it. */
export const handler = endpoint(
  withdrawArticleVersion,
  async ({ memberId, role, params, body }) => {
    const { id } = params
    const [article, older] = await Promise.all([
      readArticle(id, { consistent: true }),
      get(articleVersionKey(id, body.version), { consistent: true }),
    ])
    if (!article) throw new ApiError('not_found', NO_ARTICLE)
    if (!older) throw new ApiError('not_found', NEWSROOM_TEXTS.noVersion)
    if (older.isWithdrawn) return { ok: true as const }
    if (older.title !== undefined && older.title !== article.title)
      await dropTitleClaim(id, older.title)
    const act = { act: 'withdraw', kind: 'article', objectId: id } as const
    await onConditionFailed(
      transactAct(
        { ...requireStaff({ memberId, role }), ...act },
        { version: withdrawArticleText(id, body.version) },
      ),
      // Another moderator was faster, or the article is gone with its versions.
      () => undefined,
    )
    return { ok: true as const }
  },
)
