import type { Author } from '#shared/api/members.ts'
import type { StoryTile } from '#shared/api/stories.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { presentDrastic, type DrasticLabel } from '#platform/content/drastic.ts'
import { presentAuthor } from '#platform/identity/present-author.ts'
import { storyEnd } from '../items/story.rules.ts'
import { presentSlide, type StoredSlide } from '../items/slide.items.ts'
import { storyIdOf } from '../items/story.items.ts'

export interface Tile {
  readonly author: Author
  /** ULIDs, oldest first; at least one. */
  readonly stories: readonly string[]
  readonly slides: readonly StoredSlide[]
  /** Of the slides. */
  readonly drastic: DrasticLabel | undefined
}

export const presentTile = (
  { author, stories, slides, drastic }: Tile,
  isSeen: boolean,
): StoryTile => {
  const memberId = author.id
  const newest = stories.at(-1) ?? ''
  return {
    id: storyIdOf({ memberId, ulid: newest }),
    userId: memberId,
    user: presentAuthor(author),
    storyIds: stories.map((ulid) => storyIdOf({ memberId, ulid })),
    isSeen,
    createdAt: ulidDate(newest),
    expiresAt: new Date(storyEnd(newest)).toISOString(),
    slides: slides.map(presentSlide),
    ...(slides.length > 0 && presentDrastic({ drastic })),
  }
}
