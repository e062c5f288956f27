import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import { LIMITS } from '#shared/domain/limits.ts'
import { env } from '#platform/runtime/env.ts'
import { itemAt, readItems } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'
import {
  authorPartition,
  postAuthorIndex,
  type PostCountersItem,
  postCountersKey,
  postIdOf,
  type PostItem,
  postKey,
  postLikeKey,
} from '../items/index.ts'
import type { StoredPost } from './post.presenter.ts'

/** Ids of a member's posts, newest first, and one more where there is a further page. */
const readPostIds = async (authorId: string, cursor: string | undefined): Promise<string[]> => {
  const start = cursor === undefined ? undefined : postAuthorIndex(authorId, cursor)
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      IndexName: 'GSI1',
      KeyConditionExpression: 'GSI1PK = :author AND begins_with(GSI1SK, :posts)',
      ExpressionAttributeValues: {
        ':author': authorPartition(authorId),
        ':posts': postAuthorIndex(authorId, '').GSI1SK,
      },
      ...(start && cursor && { ExclusiveStartKey: { ...start, ...postKey(cursor) } }),
      ScanIndexForward: false,
      Limit: LIMITS.userPostsPage + 1,
    }),
  )
  return (Items as Pick<PostItem, 'SK'>[]).map(postIdOf)
}

interface Written {
  readonly posts: readonly (StoredPost & { readonly id: string })[]
  /** Which of them have the viewer's horns. */
  readonly liked: ReadonlySet<string>
  readonly nextCursor: string | undefined
}

/** A page of what a member posted, before anybody's filters; what was deleted meanwhile is left out. */
export const readWrittenPosts = async (
  authorId: string,
  viewerId: string,
  cursor: string | undefined,
): Promise<Written> => {
  const ids = await readPostIds(authorId, cursor)
  const page = ids.slice(0, LIMITS.userPostsPage)
  const items = await readItems(
    page.flatMap((id) => [postKey(id), postCountersKey(id), postLikeKey(viewerId, id)]),
  )
  const posts = page.flatMap((id) => {
    const text = itemAt(items, postKey(id)) as PostItem | undefined
    const counters = itemAt(items, postCountersKey(id)) as PostCountersItem | undefined
    return text && counters ? [{ id, text, counters }] : []
  })
  return {
    posts,
    liked: new Set(page.filter((id) => itemAt(items, postLikeKey(viewerId, id)))),
    nextCursor: ids.length > page.length ? page.at(-1) : undefined,
  }
}
