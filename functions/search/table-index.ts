import type { Found } from '#shared/api/search.ts'
import type { Blocks } from '#platform/identity/blocks.ts'
import { findTitles } from '../articles/index.ts'
import { findNames } from '../bands/lists/index.ts'
import { findUpcoming } from '../concerts/lists/index.ts'
import { findAuthors } from '../people/search/index.ts'
import { findPosts } from './posts/find-posts.ts'

interface Search {
  readonly typed: string
  /** Of each group; people may be more, because blocked ones leave the answer afterwards. */
  readonly limit: number
  /** Members whose posts the viewer does not see: blocked, blocking and muted ones. */
  readonly hidden: Promise<Blocks>
}

/**
 * What finds the content of each group. A search engine would replace the table here
 * (docs/decisions/0047-search-in-the-table.md).
 */
type SearchIndex = {
  readonly [Group in keyof Found]: (search: Search) => Promise<Found[Group]>
}

/** The search entries that each domain stores in the table. */
export const tableIndex: SearchIndex = {
  people: async ({ typed }) => [...(await findAuthors(typed))],
  posts: ({ typed, limit, hidden }) => findPosts(typed, limit, hidden),
  bands: ({ typed, limit }) => findNames(typed, limit),
  concerts: ({ typed, limit }) => findUpcoming(typed, limit),
  articles: ({ typed, limit }) => findTitles(typed, limit),
}
