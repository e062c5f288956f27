import type { FirstShout } from '#shared/api/onboarding.ts'
import { env } from '#platform/runtime/env.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import type { TransactItem } from '#platform/table/transact.ts'

/** The one first shout of a member. What it says on the wall; the post it became is `postId`. */
export interface ShoutItem {
  readonly PK: string
  readonly SK: 'SHOUT'
  readonly postId: string
  readonly bandGenre: string
  readonly favoriteGig?: string | undefined
  readonly contribution: string
}

export const shoutKey = (memberId: string): { PK: string; SK: 'SHOUT' } => ({
  PK: memberKey(memberId).PK,
  SK: 'SHOUT',
})

/** Fails when the member has shouted before. */
export const putShout = (
  memberId: string,
  postId: string,
  { bandGenre, favoriteGig, contribution }: FirstShout,
): TransactItem => {
  const item: ShoutItem = {
    ...shoutKey(memberId),
    postId,
    bandGenre,
    favoriteGig: favoriteGig === '' ? undefined : favoriteGig,
    contribution,
  }
  return {
    Put: { TableName: env.tableName, Item: item, ConditionExpression: 'attribute_not_exists(PK)' },
  }
}
