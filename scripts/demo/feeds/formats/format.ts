export interface FeedEntry {
  readonly title: string
  readonly text: string
  /** On the publication's own host. */
  readonly path: string
  readonly publishedAt: Date
  /** The number of the reported event; undefined for an entry without one. */
  readonly event?: number
}

export interface Channel {
  readonly name: string
  /** `http://krachblatt.test` */
  readonly site: string
  readonly path: string
  readonly language: string
}

export interface FeedResponse {
  readonly contentType: string
  readonly body: Buffer
  /** Whether the body is compressed with gzip. */
  readonly isGzipped?: boolean
}

export type Format = (channel: Channel, entries: readonly FeedEntry[]) => FeedResponse

export const linkTo = ({ site }: Channel, { path }: FeedEntry): string => `${site}${path}`

export const textResponse = (contentType: string, body: string): FeedResponse => ({
  contentType,
  body: Buffer.from(body),
})
