import { hash } from 'node:crypto'
import type { PushKind, PushPayload } from '#shared/domain/push.ts'
import { beginningOf, splitCharacters } from '#shared/domain/characters.ts'

const HOUR = 3600
const DAY = 24 * HOUR

interface Terms {
  /** How long the push service keeps a push for a device that is offline. */
  readonly ttlSeconds: number
  /** Low does not wake a phone that saves energy. */
  readonly urgency: 'low' | 'normal' | 'high'
}

/** A push that would come too late to matter expires at the push service. */
export const TERMS: Readonly<Record<PushKind, Terms>> = {
  horns: { ttlSeconds: DAY, urgency: 'low' },
  comment: { ttlSeconds: DAY, urgency: 'normal' },
  mention: { ttlSeconds: DAY, urgency: 'normal' },
  follow: { ttlSeconds: DAY, urgency: 'low' },
  message: { ttlSeconds: DAY, urgency: 'high' },
  moderation: { ttlSeconds: 7 * DAY, urgency: 'normal' },
  concert: { ttlSeconds: DAY, urgency: 'normal' },
  band: { ttlSeconds: 2 * DAY, urgency: 'low' },
  export: { ttlSeconds: 2 * DAY, urgency: 'low' },
  news: { ttlSeconds: 6 * HOUR, urgency: 'low' },
  discovery: { ttlSeconds: 2 * DAY, urgency: 'low' },
  summary: { ttlSeconds: 12 * HOUR, urgency: 'normal' },
  test: { ttlSeconds: 60, urgency: 'high' },
}

const TOPIC_LETTERS = 32

/** While the device is offline, the push service replaces an earlier push with the same topic. */
export const topicOf = (tag: string): string =>
  hash('sha256', tag, 'base64url').slice(0, TOPIC_LETTERS)

/** Push services accept 4 KB encrypted; some browsers' own headers are included. */
export const MAX_PAYLOAD_BYTES = 3072
const MAX_TITLE = 120

const bytesOf = (payload: PushPayload): number => Buffer.byteLength(JSON.stringify(payload))

/** The JSON of a push, with texts cut between characters so that it fits. */
export const payloadText = (payload: PushPayload): string => {
  const titled = { ...payload, title: beginningOf(payload.title, MAX_TITLE) }
  if (bytesOf(titled) <= MAX_PAYLOAD_BYTES) return JSON.stringify(titled)
  const parts = [...splitCharacters(titled.body)]
  let [fits, exceeds] = [0, parts.length]
  while (exceeds - fits > 1) {
    const middle = Math.floor((fits + exceeds) / 2)
    const isSmall =
      bytesOf({ ...titled, body: beginningOf(titled.body, middle, MAX_PAYLOAD_BYTES) }) <=
      MAX_PAYLOAD_BYTES
    if (isSmall) fits = middle
    else exceeds = middle
  }
  return JSON.stringify({
    ...titled,
    body: fits === 0 ? '' : beginningOf(titled.body, fits, MAX_PAYLOAD_BYTES),
  })
}

export type Outcome = 'sent' | 'gone' | 'refused' | 'busy'

/**
 * What an answer of a push service means for the device. One that subscribed with another VAPID key is lost when it is
 * refused; its browser subscribes again when the member opens the site.
 */
export const readOutcome = (
  status: number,
  { isOurKey }: { readonly isOurKey: boolean },
): Outcome => {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429 || status >= 500) return 'busy'
  return isOurKey ? 'refused' : 'gone'
}

const MAX_FAILING_MS = 3 * DAY * 1000

/** Whether a device that fails again is as good as gone: its push service may exist no longer. */
export const isLost = (failingSince: string | undefined, now: number): boolean =>
  failingSince !== undefined && Date.parse(failingSince) < now - MAX_FAILING_MS

/** The seconds in a `Retry-After` header, which names seconds or an HTTP date. Undefined when it names no time to come. */
export const secondsToWait = (retryAfter: string | undefined, now: number): number | undefined => {
  if (retryAfter === undefined) return undefined
  const seconds = /^\d+$/.test(retryAfter)
    ? Number(retryAfter)
    : Math.ceil((Date.parse(retryAfter) - now) / 1000)
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined
}
