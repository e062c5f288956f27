import type { FirstShout } from '#shared/api/onboarding.ts'
import type { Handle } from './members.ts'

/** A duration before now, or after the post: `18m`, `3h`, `2d 4h`. */
export type Span = string

export type DemoComment = readonly [by: Handle, after: Span, text: string, likes?: number]

/** The size is in pixels. It is stated here, because reading it from a WebM would need a parser. */
export interface DemoVideo {
  readonly name: string
  readonly width: number
  readonly height: number
}

export interface DemoPost {
  readonly by: Handle
  readonly ago: Span
  readonly title?: string
  readonly text: string
  readonly link?: string
  /** A picture, sound or video by its file name in the media folder, without the extension. */
  readonly picture?: string
  readonly sound?: string
  readonly video?: DemoVideo
  /** A song of an invented band by its name; see scripts/local/music/catalogue.ts. */
  readonly track?: string
  /** The number of members that like the post; which members is decided at random. */
  readonly likes: number
  readonly pinned?: true
  /** The answers of the onboarding, if the post is the first shout of its author. */
  readonly shout?: FirstShout
  readonly comments?: readonly DemoComment[]
}
