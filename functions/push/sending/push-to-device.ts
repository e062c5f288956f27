import webPush from 'web-push'
import type { PushPayload } from '#shared/domain/push.ts'
import { guardedPost } from '#platform/outbound/guarded-post.ts'
import { RefusedAddress } from '#platform/outbound/guarded-lookup.ts'
import { env } from '#platform/runtime/env.ts'
import { log } from '#platform/runtime/logger.ts'
import { now } from '#platform/runtime/clock.ts'
import type { PushDeviceItem } from '../items/device.items.ts'
import {
  readOutcome,
  payloadText,
  secondsToWait,
  TERMS,
  topicOf,
  type Outcome,
} from './delivery.rules.ts'

const MAX_MS = 5000

/** VAPID, base64url. */
export interface PushKeys {
  readonly publicKey: string
  readonly privateKey: string
}

export interface Delivered {
  readonly outcome: Outcome
  /** When the push service asked to wait. */
  readonly retryAfterSeconds?: number
}

/** Push services want an address of the operator that is neither local nor http. */
const subject = (): string =>
  env.siteOrigin.startsWith('https:') ? env.siteOrigin : 'https://hoellenlaerm.test'

const requestOf = (
  { endpoint, p256dh, auth }: PushDeviceItem,
  payload: PushPayload,
  keys: PushKeys,
) => {
  const { ttlSeconds, urgency } = TERMS[payload.kind]
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    payloadText(payload),
    {
      vapidDetails: { subject: subject(), ...keys },
      TTL: ttlSeconds,
      urgency,
      topic: topicOf(payload.tag),
    },
  )
  return { headers, body, maxMs: MAX_MS }
}

/**
 * Pushes once to one device. An address that is not public, or no longer, counts as gone. Malformed keys of the stage
 * count as busy, so the operator can replace them before the devices are removed (docs/product/push.md).
 */
export const pushToDevice = async (
  device: PushDeviceItem,
  payload: PushPayload,
  keys: PushKeys,
): Promise<Delivered> => {
  const { hostname } = new URL(device.endpoint)
  try {
    const request = requestOf(device, payload, keys)
    const { status, retryAfter } = await guardedPost(device.endpoint, request)
    const outcome = readOutcome(status, { isOurKey: device.publicKey === keys.publicKey })
    if (outcome === 'refused' || outcome === 'busy')
      log.warn('push not accepted', { hostname, outcome, status })
    const retryAfterSeconds = outcome === 'busy' ? secondsToWait(retryAfter, now()) : undefined
    return { outcome, ...(retryAfterSeconds !== undefined && { retryAfterSeconds }) }
  } catch (error) {
    const outcome = error instanceof RefusedAddress ? 'gone' : 'busy'
    log.warn('push failed', { hostname, outcome, reason: String(error) })
    return { outcome }
  }
}
