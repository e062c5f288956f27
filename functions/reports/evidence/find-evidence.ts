import type { ReportedKind } from '#shared/domain/reports.ts'
import type { Target } from '../../cases/items/index.ts'
import { findArticle } from './article.ts'
import { findBandEvidence } from './band.ts'
import { findComment } from './comment.ts'
import { findConcert } from './concert.ts'
import type { FindEvidence, Frozen } from './frozen.ts'
import { findMessage } from './message.ts'
import { findPost } from './post.ts'
import { findProfile } from './profile.ts'
import { findStory } from './story.ts'

const FINDERS: Readonly<Record<ReportedKind, FindEvidence>> = {
  article: findArticle,
  band: findBandEvidence,
  'community-comment': findComment,
  'community-post': findPost,
  concert: findConcert,
  message: findMessage,
  profile: findProfile,
  story: findStory,
}

/**
 * The object as the reporter saw it where versions are kept, else as it is now, and only what the reporter may see.
 * @throws ApiError not_found, forbidden
 */
export const findEvidence = (
  viewerId: string,
  { kind, targetId }: Target,
  seen?: number,
): Promise<Frozen> => FINDERS[kind](viewerId, targetId, seen)
