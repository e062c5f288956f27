import { setBadgeVisibility } from '#shared/api/profile.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { exists, onConditionFailed, update, writeAndGetNew } from '#platform/table/index.ts'
import { PROFILE_TEXTS } from '../texts.ts'
import { badgeKey } from './badge.items.ts'
import { presentBadge } from './badge.presenter.ts'

export const handler = endpoint(setBadgeVisibility, async ({ memberId, params, body }) => {
  const change = update(badgeKey(memberId, params.badgeType), {
    set: { isVisible: body.isVisible },
    condition: exists,
  })
  const badge = await onConditionFailed(writeAndGetNew(change), () => {
    throw new ApiError('not_found', PROFILE_TEXTS.noSuchBadge)
  })
  return presentBadge(badge)
})
