import type { Story } from '#shared/api/stories.ts'
import { ulidDate } from '#shared/domain/ids.ts'
import { presentDrastic } from '#platform/content/drastic.ts'
import { isOutOfReach } from '#platform/content/take-down.ts'
import { describeStatus } from '#platform/content/status-reason.ts'
import { presentAuthor } from '#platform/identity/present-author.ts'
import { presentSlide, type StoredSlide } from './slide.items.ts'
import { storyIdOf, storyUlidOf, type StoryCountersItem, type StoryItem } from './story.items.ts'
import { storyEnd } from './story.rules.ts'
import type { StoryViewItem } from './view.items.ts'

export interface StoredStory {
  readonly text: StoryItem
  readonly counters?: StoryCountersItem | undefined
}

interface Viewer {
  readonly id: string
  readonly view?: StoryViewItem | undefined
}

/** Files of a removed story are out of reach, also of its author: what was written on its slides stays. */
const reachable = (slide: StoredSlide, story: StoryItem): StoredSlide =>
  isOutOfReach(story) && slide.type !== 'text'
    ? { ...slide, type: 'text', mediaUrl: null, mediaWidth: null, mediaHeight: null }
    : slide

/** The slides that its readers may see. */
export const shownSlides = (story: StoryItem): StoredSlide[] =>
  story.slides.map((slide) => reachable(slide, story))

/** The counters may be a second older than the viewer's own horns. */
const likesFor = (counters: StoryCountersItem | undefined, isLiked: boolean): number =>
  Math.max(isLiked ? 1 : 0, counters?.likes ?? 0)

/** A stored story as a viewer sees it; call it only for viewers who may see it. */
export const presentStory = ({ text, counters }: StoredStory, { id, view }: Viewer): Story => {
  const { author } = text
  const ulid = storyUlidOf(text)
  const isOwn = author.id === id
  const slides = shownSlides(text).map(presentSlide)
  const isLiked = view?.liked ?? false
  return {
    id: storyIdOf({ memberId: author.id, ulid }),
    userId: author.id,
    user: presentAuthor(author),
    slides,
    totalDuration: slides.reduce((sum, { duration }) => sum + duration, 0),
    createdAt: ulidDate(ulid),
    expiresAt: new Date(storyEnd(ulid)).toISOString(),
    isSeen: isOwn || view !== undefined,
    isLiked,
    likesCount: likesFor(counters, isLiked),
    viewsCount: isOwn ? (counters?.views ?? 0) : null,
    status: text.status ?? 'visible',
    statusReason: describeStatus(text),
    ...presentDrastic(text),
  }
}
