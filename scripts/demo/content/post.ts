import type { FirstShout } from '#shared/api/onboarding.ts'
import type { SoundName } from '../sounds/catalogue.ts'
import type { PictureName } from '../pictures/catalogue.ts'
import type { VideoName } from '../videos/catalogue.ts'
import type { Handle } from './members.ts'

/** How long ago, or how long after the post: `18m`, `3h`, `2d 4h`. */
export type Span = string

export type DemoComment = readonly [by: Handle, after: Span, text: string, horns?: number]

export interface DemoPost {
  readonly by: Handle
  readonly ago: Span
  readonly title?: string
  readonly text: string
  readonly link?: string
  readonly picture?: PictureName
  readonly sound?: SoundName
  readonly video?: VideoName
  /** How many members gave their horns; who they are is drawn by lot. */
  readonly horns: number
  readonly pinned?: true
  /** What the author said on the way in, where this is their first shout. */
  readonly shout?: FirstShout
  readonly comments?: readonly DemoComment[]
}
