import type { HeldType } from '#platform/content/held.items.ts'
import type { FindSubject, Subject } from '#platform/content/subject.ts'
import { findBandSubject } from '../../bands/review/index.ts'
import { findCommentSubject } from '../../community/comments/index.ts'
import { findPostSubject } from '../../community/posts/index.ts'
import { findConcertSubject } from '../../concerts/desk/index.ts'
import { findMessageSubject } from '../../messages/reports/index.ts'
import { findArticleSubject } from '../../newsroom/held-articles/index.ts'
import { findStorySubject } from '../../stories/reports/index.ts'

const FIND: Readonly<Record<HeldType, FindSubject>> = {
  article: findArticleSubject,
  concert: findConcertSubject,
  band: findBandSubject,
  'community-post': findPostSubject,
  'community-comment': findCommentSubject,
  message: findMessageSubject,
  story: findStorySubject,
}

/** What waits in the queue of moderators with the writes of each decision, strongly consistent. */
export const findSubject = (type: HeldType, id: string): Promise<Subject | undefined> =>
  FIND[type](id)
