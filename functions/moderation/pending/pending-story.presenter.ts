import type { HeldStory } from '#shared/api/moderation.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { presentAuthor } from '#platform/identity/present-author.ts'
import { endOf, presentSlide, storyUlidOf, type StoryItem } from '../../stories/items/index.ts'
import { reasonsOf, termOf } from './pending.presenter.ts'
import type { Pending } from './pending.repository.ts'

export const presentHeldStory = ({ held, content: story }: Pending<StoryItem>): HeldStory => {
  const ulid = storyUlidOf(story)
  const isReported = story.status === undefined
  return {
    id: held.SK,
    user: presentAuthor(story.author),
    slides: story.slides.map(presentSlide),
    ...(isReported
      ? { moderationReason: reasonsOf(held), moderationTerm: null }
      : termOf(held, JSON.stringify(story.slides))),
    createdAt: ulidDate(ulid),
    expiresAt: new Date(endOf(ulid)).toISOString(),
    isReported,
  }
}
