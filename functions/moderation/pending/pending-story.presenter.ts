import type { HeldStory } from '#shared/api/moderation.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { presentAuthor } from '#platform/identity/present-author.ts'
import { endOf, presentSlide, storyUlidOf, type StoryItem } from '../../stories/items/index.ts'
import { termOf } from './pending.presenter.ts'
import type { Pending } from '#platform/content/queue.repository.ts'

export const presentHeldStory = ({ held, content: story }: Pending<StoryItem>): HeldStory => {
  const ulid = storyUlidOf(story)
  return {
    id: held.SK,
    user: presentAuthor(story.author),
    slides: story.slides.map(presentSlide),
    ...termOf(held, JSON.stringify(story.slides)),
    createdAt: ulidDate(ulid),
    expiresAt: new Date(endOf(ulid)).toISOString(),
  }
}
