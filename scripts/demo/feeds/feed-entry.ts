export interface FeedEntry {
  readonly title: string
  readonly text: string
  /** On the publication's own host. */
  readonly path: string
  readonly publishedAt: Date
  /** Which of the stories it tells; undefined for one of its own. */
  readonly story?: number
}
