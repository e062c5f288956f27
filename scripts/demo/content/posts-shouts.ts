import { shoutText } from '#functions/onboarding/first-shout/index.ts'
import { shouts, type Newcomer } from './newcomers.ts'
import type { DemoPost } from './post.ts'

/** The posts that the first shouts of the newcomers create. */
export const postsShouts: readonly DemoPost[] = (Object.keys(shouts) as Newcomer[]).flatMap(
  (by) => {
    const shout = shouts[by]
    if (!shout) return []
    const { title, content: text } = shoutText(shout)
    return [{ by, ago: shout.ago, likes: shout.likes, title, text, shout }]
  },
)
