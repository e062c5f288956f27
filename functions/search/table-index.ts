import { findTitles } from '../articles/index.ts'
import { findNames } from '../bands/lists/index.ts'
import { findUpcoming } from '../concerts/lists/index.ts'
import { findAuthors } from '../people/search/index.ts'
import { findPosts } from './posts/index.ts'
import type { SearchIndex } from './search-index.ts'

/** The search entries that each domain stores in the table. */
export const tableIndex: SearchIndex = {
  people: async ({ typed }) => [...(await findAuthors(typed))],
  posts: ({ typed, limit, hidden }) => findPosts(typed, limit, hidden),
  bands: ({ typed, limit }) => findNames(typed, limit),
  concerts: ({ typed, limit }) => findUpcoming(typed, limit),
  articles: ({ typed, limit }) => findTitles(typed, limit),
}
