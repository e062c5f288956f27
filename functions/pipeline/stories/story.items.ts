/** What several feeds tell of one event; looked for among the stories of three days. */
export interface StoryItem {
  readonly PK: string
  /** The story's id: that of its first item. */
  readonly SK: string
  /** Folded words of its titles, by which its next item is known. */
  readonly words: readonly string[]
  readonly title: string
  readonly itemIds: readonly string[]
  readonly firstSeenAt: string
}

/** `day` is `yyyy-mm-dd` in UTC, of when the story was first seen. */
export const storiesPartition = (day: string): string => `STORIES#${day}`

export const storyKey = (day: string, storyId: string) => ({
  PK: storiesPartition(day),
  SK: storyId,
})
