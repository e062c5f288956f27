import { subscribeToPush } from '#shared/api/push.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { parseDevice, deviceText } from '../../auth/index.ts'
import { addDevice } from '../items/device.repository.ts'
import { readPushState } from '../state/push-state.presenter.ts'
import { ECDH } from 'node:crypto'
import { assertPublicTarget } from '#platform/outbound/guarded-post.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { PUSH_TEXTS } from '../texts.ts'
import { reachable } from '#platform/runtime/stand-ins.ts'

/** The push services of browsers; a leading dot matches every host below it. */
const SERVICES: readonly string[] = [
  // Chrome, Edge on phones, Opera, Samsung and all that are built on Chromium.
  'fcm.googleapis.com',
  'android.googleapis.com',
  'jmt17.google.com',
  // Firefox.
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  // Safari.
  'web.push.apple.com',
  '.push.apple.com',
  // Edge on Windows.
  '.notify.windows.com',
]

const isOf = (host: string, service: string): boolean =>
  service.startsWith('.') ? host.endsWith(service) : host === service

/**
 * Whether pushes may be sent there: to services of browsers, those that the stage adds (`pushHosts`), and stand-ins of
 * local runs. Everything else would let a member choose the host that the site calls.
 */
const isPushService = (endpoint: string): boolean => {
  if (reachable(endpoint) !== endpoint) return true
  const host = URL.parse(endpoint)?.hostname ?? ''
  return [...SERVICES, ...env.pushHosts].some((service) => isOf(host, service))
}

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
 * Refuses addresses that no push is sent to, hosts that are no push service of a browser, and keys that nothing can be
 * encrypted for. Names are resolved, and checked again, when a push is sent.
 * @throws ApiError invalid_input
 */
const assertCanReceive = (endpoint: string, p256dh: string): void => {
  if (!isAllowed(endpoint) || !isOnCurve(p256dh))
    throw new ApiError('invalid_input', PUSH_TEXTS.badAddress)
  if (!isPushService(endpoint)) throw new ApiError('invalid_input', PUSH_TEXTS.unknownService)
}

export const handler = endpoint(
  subscribeToPush,
  async ({ memberId, token, sessionId, userAgent, body: { endpoint: address, keys } }) => {
    assertCanReceive(address, keys.p256dh)
    const name = deviceText(parseDevice(userAgent))
    const publicKey = env.push?.publicKey ?? ''
    await addDevice(memberId, { endpoint: address, ...keys, publicKey, name, sessionId }, token)
    return readPushState(memberId)
  },
)
