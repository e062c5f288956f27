import { confirmEmail } from '#shared/api/own-email.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { throttle } from '#platform/http/throttle.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { onConditionFailed, write } from '#platform/table/index.ts'
import { AUTH_TEXTS } from '../texts.ts'
import { confirmWith } from './email.items.ts'

/** Needs no session: the mail may be read on another device. Used, ended, replaced and invented links look the same. */
export const handler = endpoint(confirmEmail, async ({ address, body: { token } }) => {
  await throttle('emailLinksPerAddress', address)
  const [memberId = '', secret = ''] = token.split('.')
  await onConditionFailed(write(confirmWith(memberId, secret)), () => {
    throw new ApiError('not_found', AUTH_TEXTS.emailLinkGone)
  })
  return { message: AUTH_TEXTS.emailConfirmed }
})
