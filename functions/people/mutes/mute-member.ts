import { muteMember } from '#shared/api/mutes.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { onConditionFailed, unlessConditionFailed, write } from '#platform/table/index.ts'
import { PEOPLE_TEXTS } from '../texts.ts'
import { addMuted, removeMuted } from './mute.items.ts'

/** Says nothing about whether the other exists, so that a block is not revealed. */
export const handler = endpoint(muteMember, async ({ memberId, params, body }) => {
  if (params.id === memberId) throw new ApiError('invalid_input', PEOPLE_TEXTS.muteYourself)
  if (body.muted) {
    await onConditionFailed(write(addMuted(memberId, params.id)), () => {
      throw new ApiError('conflict', PEOPLE_TEXTS.tooManyMuted)
    })
  } else {
    await unlessConditionFailed(write(removeMuted(memberId, params.id)))
  }
  return { isMuted: body.muted }
})
