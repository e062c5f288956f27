import type { ArticleCategory } from '../../../shared/domain/news.ts'

/** What several feeds tell of one event; looked for among the stories of three days. */
export interface StoryItem {
  readonly PK: string
  /** The story's id: that of its first item. */
  readonly SK: string
  /** Of its items, each once: by these its next item is known. The first one names the story. */
  readonly titles: readonly string[]
  /** Of its first item. */
  readonly category: ArticleCategory
  readonly itemIds: readonly string[]
  /** When its first item was read. */
  readonly firstSeenAt: string
}

const DAY_LENGTH = 'yyyy-mm-dd'.length

/** `day` is `yyyy-mm-dd` in UTC, of when the story was first seen. */
export const storiesPartition = (day: string): string => `STORIES#${day}`

export const storyKey = (firstSeenAt: string, storyId: string) => ({
  PK: storiesPartition(firstSeenAt.slice(0, DAY_LENGTH)),
  SK: storyId,
})
