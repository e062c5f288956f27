import { shoutText } from '#functions/onboarding/first-shout/index.ts'
import { shouts, type Newcomer } from './newcomers.ts'
import type { DemoPost } from './post.ts'

/** The first shouts, as the posts that they became. */
export const postsShouts: readonly DemoPost[] = (Object.keys(shouts) as Newcomer[]).flatMap(
  (by) => {
    const shout = shouts[by]
    if (!shout) return []
    const { title, content: text } = shoutText(shout)
    return [{ by, ago: shout.ago, horns: shout.horns, title, text, shout }]
  },
)
