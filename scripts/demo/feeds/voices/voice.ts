import type { Kind } from '../stories/index.ts'

/** How somebody tells a kind of story: headline and text, with gaps for the facts. */
export type Voice = Readonly<Record<Kind, readonly [title: string, text: string]>>
