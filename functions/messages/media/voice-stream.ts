import { voiceStream } from '#shared/api/messages.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { redirectAnswer } from '#platform/http/raw-answer.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { get } from '#platform/table/index.ts'
import { mediaAddress } from '../../uploads/index.ts'
import { MEDIA_TEXTS } from '../texts.ts'
import { hashToken } from './token.ts'
import { nameOf, voiceTokenKey } from './voice-token.items.ts'

/** Leads to S3, which answers the ranges of a player; that address ends with the token. */
export const handler = endpoint(voiceStream, async ({ params, query }) => {
  const token = await get(voiceTokenKey(hashToken(query.token)), { consistent: true })
  const secondsLeft = (token?.expiresAt ?? 0) - epochSeconds()
  if (!token || secondsLeft <= 0 || nameOf(token.objectKey) !== params.name)
    throw new ApiError('not_found', MEDIA_TEXTS.voiceGone)
  return redirectAnswer(await mediaAddress(token.objectKey, secondsLeft))
})
