import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { setBadgeVisibility } from '#shared/api/profile.ts'
import type { BadgeType } from '#shared/domain/badges.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { db } from '#platform/table/table.ts'
import { PROFILE_TEXTS } from '../texts.ts'
import { badgeKey, type BadgeItem } from './badge.items.ts'
import { presentBadge } from './badge.presenter.ts'

/** @throws ApiError not_found for a badge that the member has not earned */
const show = async (
  memberId: string,
  badgeType: BadgeType,
  isVisible: boolean,
): Promise<BadgeItem> => {
  try {
    const { Attributes } = await db.send(
      new UpdateCommand({
        TableName: env.tableName,
        Key: badgeKey(memberId, badgeType),
        UpdateExpression: 'SET isVisible = :visible',
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeValues: { ':visible': isVisible },
        ReturnValues: 'ALL_NEW',
      }),
    )
    return Attributes as BadgeItem
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    throw new ApiError('not_found', PROFILE_TEXTS.noSuchBadge)
  }
}

export const handler = endpoint(setBadgeVisibility, async ({ memberId, params, body }) =>
  presentBadge(await show(memberId, params.badgeType, body.isVisible)),
)
