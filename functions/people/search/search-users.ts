import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { Author } from '#shared/api/members.ts'
import { searchUsers } from '#shared/api/people.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { presentAuthor } from '#platform/identity/present-author.ts'
import { db } from '#platform/table/table.ts'
import { searchRange, type SearchItem } from './search.items.ts'

/** More than are shown: some are the same member by another word, some are blocked. */
const READ = 24

type Found = Pick<SearchItem, 'SK' | 'author'>

const find = async (typed: string): Promise<Found[]> => {
  const range = searchRange(typed)
  if (!range) return []
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      KeyConditionExpression: 'PK = :letter AND begins_with(SK, :typed)',
      ProjectionExpression: 'SK, author',
      ExpressionAttributeValues: { ':letter': range.PK, ':typed': range.prefix },
      Limit: READ,
    }),
  )
  return Items as Found[]
}

/** The shortest name is the nearest to what was typed; each member once. */
const nearestFirst = (found: readonly Found[]): Author[] => {
  const sorted = found.toSorted((a, b) => a.SK.length - b.SK.length)
  return [...new Map(sorted.toReversed().map(({ author }) => [author.id, author])).values()]
    .toReversed()
    .map(presentAuthor)
}

export const handler = endpoint(searchUsers, async ({ query, blocks }) => {
  const [found, blocked] = await Promise.all([find(query.searchQuery), blocks()])
  return nearestFirst(found)
    .filter(({ id }) => !blocked.has(id))
    .slice(0, LIMITS.searchResults)
})
