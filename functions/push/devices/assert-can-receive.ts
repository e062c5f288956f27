import { ECDH } from 'node:crypto'
import { assertPublicTarget } from '#platform/outbound/guarded-post.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { PUSH_TEXTS } from '../texts.ts'
import { isPushService } from './push-services.ts'

const isOnCurve = (p256dh: string): boolean => {
  try {
    ECDH.convertKey(Buffer.from(p256dh, 'base64url'), 'prime256v1')
    return true
  } catch {
    return false
  }
}

const isAllowed = (endpoint: string): boolean => {
  try {
    assertPublicTarget(endpoint)
    return true
  } catch {
    return false
  }
}

/**
 * Refuses addresses that no push is sent to, hosts that are no push service of a browser, and keys that nothing can be encrypted for. Names are resolved, and checked
 * again, when a push is sent.
 * @throws ApiError invalid_input
 */
export const assertCanReceive = (endpoint: string, p256dh: string): void => {
  if (!isAllowed(endpoint) || !isOnCurve(p256dh))
    throw new ApiError('invalid_input', PUSH_TEXTS.badAddress)
  if (!isPushService(endpoint)) throw new ApiError('invalid_input', PUSH_TEXTS.unknownService)
}
