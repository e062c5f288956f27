import type { DemoPost } from './post.ts'
import { postsEarlier } from './posts-earlier.ts'
import { postsFirst } from './posts-first.ts'
import { postsLastWeek } from './posts-last-week.ts'
import { postsShouts } from './posts-shouts.ts'
import { postsThisWeek } from './posts-this-week.ts'
import { postsToday } from './posts-today.ts'
import { postsYesterday } from './posts-yesterday.ts'

export const posts: readonly DemoPost[] = [
  ...postsToday,
  ...postsShouts,
  ...postsYesterday,
  ...postsThisWeek,
  ...postsLastWeek,
  ...postsEarlier,
  ...postsFirst,
]
