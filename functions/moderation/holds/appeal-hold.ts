import { appealHold } from '#shared/api/appeals.ts'
import { objectToHold } from '#platform/content/held.items.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { isoNow } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { unlessConditionFailed, write } from '#platform/table/index.ts'
import { MODERATION_TEXTS } from '../texts.ts'
import { presentHold, requireOwnHold } from './own-hold.ts'

export const handler = endpoint(appealHold, async ({ memberId, params, body }) => {
  const { held } = await requireOwnHold(params, memberId)
  if (!held.appeal)
    await unlessConditionFailed(write(objectToHold(held, { at: isoNow(), text: body.text })))
  const stored = await requireOwnHold(params, memberId)
  if (stored.held.appeal?.text !== body.text)
    throw new ApiError('conflict', MODERATION_TEXTS.appealedHold)
  return presentHold(stored)
})
