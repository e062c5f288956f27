import type { Found } from '#shared/api/search.ts'
import type { Blocks } from '#platform/identity/blocks.ts'

export interface Search {
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
export type SearchIndex = {
  readonly [Group in keyof Found]: (search: Search) => Promise<Found[Group]>
}
