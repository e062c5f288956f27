import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import type { BlocksItem } from '#platform/identity/blocks.items.ts'
import { NO_BLOCKS, toBlocks, type Blocks } from '#platform/identity/blocks.ts'
import { env } from '#platform/runtime/env.ts'
import { readItems } from '#platform/table/read-items.ts'
import { db } from '#platform/table/table.ts'
import { postLikeKey, viewerPartition } from '../items/index.ts'

interface ViewerItem {
  readonly SK: string
}

const queryViewer = async (memberId: string, range: string, values: Record<string, string>) => {
  const { Items = [] } = await db.send(
    new QueryCommand({
      TableName: env.tableName,
      KeyConditionExpression: `PK = :viewer AND SK ${range}`,
      ExpressionAttributeValues: { ':viewer': viewerPartition(memberId).PK, ...values },
    }),
  )
  return Items as ViewerItem[]
}

const isBlocks = (item: ViewerItem): item is BlocksItem => item.SK === '~BLOCKS'

/**
 * What the viewer brings to the first page: the blocks sort above the horns on the newest posts,
 * so that one Query from the page's oldest post upwards reads both.
 */
export const readViewerOfHead = async (
  memberId: string,
  oldestId: string | undefined,
): Promise<{ liked: Set<string>; blocks: Blocks }> => {
  const items = await queryViewer(memberId, '>= :oldest', { ':oldest': oldestId ?? '~' })
  const blocks = items.find(isBlocks)
  return {
    liked: new Set(items.map((item) => item.SK)),
    blocks: blocks ? toBlocks(blocks) : NO_BLOCKS,
  }
}

/** Which posts between two ids, both included, have the member's horns. */
export const readLikedBetween = async (
  memberId: string,
  oldestId: string,
  newestId: string,
): Promise<Set<string>> => {
  const range = { ':oldest': oldestId, ':newest': newestId }
  const items = await queryViewer(memberId, 'BETWEEN :oldest AND :newest', range)
  return new Set(items.map((item) => item.SK))
}

/** Which of a few posts have the member's horns; for pinned posts, which lie outside the page. */
export const readLikedAmong = async (
  memberId: string,
  postIds: readonly string[],
): Promise<Set<string>> => {
  if (postIds.length === 0) return new Set()
  const items = await readItems(postIds.map((id) => postLikeKey(memberId, id)))
  return new Set(items.map((item) => item.SK))
}
