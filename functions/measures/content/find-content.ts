import type { ReportedKind } from '#shared/domain/reports.ts'
import type { StatementItem } from '#platform/content/statement.items.ts'
import { findArticle } from './article-content.ts'
import { findBandContent } from './band-content.ts'
import { findComment } from './comment-content.ts'
import { findConcert } from './concert-content.ts'
import type { FindContent, MeasuredContent } from './measured-content.ts'
import { findMessage } from './message-content.ts'
import { findPost } from './post-content.ts'
import { findProfile } from './profile-content.ts'
import { findStory } from './story-content.ts'

const FIND: Readonly<Record<ReportedKind, FindContent>> = {
  article: findArticle,
  band: findBandContent,
  'community-post': findPost,
  'community-comment': findComment,
  concert: findConcert,
  message: findMessage,
  profile: findProfile,
  story: findStory,
}

/** The content of a case with what each measure writes, strongly consistent. */
export const findContent = ({
  kind,
  targetId,
}: Pick<StatementItem, 'kind' | 'targetId'>): Promise<MeasuredContent | undefined> =>
  FIND[kind](targetId)
