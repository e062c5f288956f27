export interface FeedEntry {
  readonly title: string
  readonly text: string
  /** On the publication's own host. */
  readonly path: string
  readonly publishedAt: Date
  /** The number of the reported event; undefined for an entry without one. */
  readonly event?: number
}
