import type { ReportedKind } from '#shared/domain/reports.ts'
import type { StatementItem } from '#platform/content/statement.items.ts'
import { findArticleContent } from '../../articles/index.ts'
import { findBandContent } from '../../bands/review/index.ts'
import { findCommentContent } from '../../community/comments/index.ts'
import { findConcertContent } from '../../concerts/desk/index.ts'
import type { FindContent, MeasuredContent } from '#platform/content/measured-content.ts'
import { findMessageContent } from '../../messages/reports/index.ts'
import { findPostContent } from '../../community/posts/index.ts'
import { findProfileContent } from '../../profile/decisions/index.ts'
import { findStoryContent } from '../../stories/reports/index.ts'

const FIND: Readonly<Record<ReportedKind, FindContent>> = {
  article: findArticleContent,
  band: findBandContent,
  'community-post': findPostContent,
  'community-comment': findCommentContent,
  concert: findConcertContent,
  message: findMessageContent,
  profile: findProfileContent,
  story: findStoryContent,
}

/** The content of a case with what each measure writes, strongly consistent. */
export const findContent = ({
  kind,
  targetId,
}: Pick<StatementItem, 'kind' | 'targetId'>): Promise<MeasuredContent | undefined> =>
  FIND[kind](targetId)
