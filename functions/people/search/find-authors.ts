import type { Author } from '#shared/api/members.ts'
import { presentAuthor } from '#platform/identity/present-author.ts'
import { query as queryTable } from '#platform/table/index.ts'
import { searchRange, type SearchItem } from './search.items.ts'

/** More than are shown, because a member can match twice and some are blocked. */
const READ = 24

type Found = Pick<SearchItem, 'SK' | 'author'>

/** The shortest name is nearest to the typed text. Lists each member once. */
const nearestFirst = (found: readonly Found[]): Author[] => {
  const sorted = found.toSorted((a, b) => a.SK.length - b.SK.length)
  return [...new Map(sorted.toReversed().map(({ author }) => [author.id, author])).values()]
    .toReversed()
    .map(presentAuthor)
}

/** The members whose names begin with the typed text, the nearest first. They include blocked members. */
export const findAuthors = async (typed: string): Promise<readonly Author[]> => {
  const range = searchRange(typed)
  if (!range) return []
  const { items } = await queryTable(range.partition, {
    beginsWith: range.prefix,
    project: ['SK', 'author'],
    limit: READ,
  })
  return nearestFirst(items)
}
