import type { FeedEntry } from '../feed-entry.ts'

export interface Channel {
  readonly name: string
  /** `http://krachblatt.test` */
  readonly site: string
  readonly path: string
  readonly language: string
}

export interface Written {
  readonly contentType: string
  readonly body: Buffer
  /** Named in the answer, and so it is compressed. */
  readonly isGzipped?: boolean
}

export type Format = (channel: Channel, entries: readonly FeedEntry[]) => Written

export const linkTo = ({ site }: Channel, { path }: FeedEntry): string => `${site}${path}`

export const written = (contentType: string, body: string): Written => ({
  contentType,
  body: Buffer.from(body),
})
