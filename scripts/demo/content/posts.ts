import { shoutText } from '#functions/onboarding/first-shout/index.ts'
import type { DemoPost } from './post.ts'
import { postsEarlier } from './posts-earlier.ts'
import { postsFirst } from './posts-first.ts'
import { postsLastWeek } from './posts-last-week.ts'
import { postsThisWeek } from './posts-this-week.ts'
import { postsToday } from './posts-today.ts'
import { postsYesterday } from './posts-yesterday.ts'
import { shouts, type Newcomer } from './newcomers.ts'

/** The posts that the first shouts of the newcomers create. */
const postsShouts: readonly DemoPost[] = (Object.keys(shouts) as Newcomer[]).flatMap((by) => {
  const shout = shouts[by]
  if (!shout) return []
  const { title, content: text } = shoutText(shout)
  return [{ by, ago: shout.ago, likes: shout.likes, title, text, shout }]
})

export const posts: readonly DemoPost[] = [
  ...postsToday,
  ...postsShouts,
  ...postsYesterday,
  ...postsThisWeek,
  ...postsLastWeek,
  ...postsEarlier,
  ...postsFirst,
]
