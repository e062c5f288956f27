import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { QuietTime } from '../domain/push.ts'
import { canonicalAddress } from '../domain/web-url.ts'
import { contract } from './contract.ts'
import { NotificationSettings } from './settings.ts'

const BROKEN = 'Dein Browser hat kein gültiges Abonnement geschickt.'

/** Base64url of exactly so many bytes. */
const bytes = (count: number) => {
  const letters = Math.ceil((count * 4) / 3)
  return z.string(BROKEN).check(z.regex(new RegExp(`^[\\w-]{${String(letters)}}={0,2}$`), BROKEN))
}

const isPushAddress = (text: string): boolean => {
  const url = URL.parse(text)
  return url?.protocol === 'https:' && url.username === '' && url.password === ''
}

const Endpoint = z.string(BROKEN).check(
  z.maxLength(LIMITS.pushEndpoint, BROKEN),
  z.overwrite(canonicalAddress),
  // Again, because percent-encoding makes an address longer.
  z.maxLength(LIMITS.pushEndpoint, BROKEN),
  z.refine(isPushAddress, BROKEN),
)

/** As `PushSubscription.toJSON()` gives it. */
export const PushSubscriptionBody = z.object({
  endpoint: Endpoint,
  expirationTime: z.optional(z.nullable(z.number(BROKEN))),
  /** A P-256 point and 16 random bytes. */
  keys: z.object({ p256dh: bytes(65), auth: bytes(16) }),
})
export type PushSubscriptionBody = z.infer<typeof PushSubscriptionBody>

/** Derived from the endpoint, so that subscribing again makes no second device. */
export const DeviceId = z.string().check(z.regex(/^[\da-f]{32}$/))

export const PushDevice = z.object({
  id: DeviceId,
  /** Browser and operating system, in words for people. */
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** When a push last reached it; null when none has. */
  lastUsedAt: z.nullable(z.iso.datetime()),
})
export type PushDevice = z.infer<typeof PushDevice>

export const QuietHours = z.object({ isOn: z.boolean(), from: QuietTime, to: QuietTime })
export type QuietHours = z.infer<typeof QuietHours>

/** What only push needs, besides the four switches of the notification settings. All answers are the state after the call. */
export const PushState = z.object({
  /** VAPID, base64url; null when the stage sends no push. */
  publicKey: z.nullable(z.string()),
  enabled: z.boolean(),
  settings: NotificationSettings,
  quietHours: QuietHours,
  /** Nothing is pushed before; null when nothing is paused. */
  pausedUntil: z.nullable(z.iso.datetime()),
  /** Whether a push of a message shows its text. */
  showsText: z.boolean(),
  /** The one that was used last comes first. */
  devices: z.array(PushDevice),
})
export type PushState = z.infer<typeof PushState>

export const pushState = contract({
  id: 'pushState',
  method: 'GET',
  path: '/api/push',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Push settings, devices and the public key',
  response: PushState,
  errors: [],
})

export const subscribeToPush = contract({
  id: 'subscribeToPush',
  method: 'POST',
  path: '/api/push/subscribe',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Push to this browser, also again; an endpoint belongs to the member who sent it last',
  body: PushSubscriptionBody,
  response: PushState,
  errors: ['throttled'],
  throttle: 'pushChanges',
})

export const unsubscribeFromPush = contract({
  id: 'unsubscribeFromPush',
  method: 'POST',
  path: '/api/push/unsubscribe',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'No longer push to this browser; also when it was unknown',
  body: z.object({ endpoint: Endpoint }),
  response: PushState,
  errors: ['throttled'],
  throttle: 'pushChanges',
})

const OptionalSwitch = z.optional(z.boolean())

/** Absent fields stay unchanged, because another device may have changed them. */
export const PushPreferences = z
  .object({
    enabled: OptionalSwitch,
    community: OptionalSwitch,
    content: OptionalSwitch,
    system: OptionalSwitch,
    personalized: OptionalSwitch,
    quietHours: z.optional(QuietHours),
    showsText: OptionalSwitch,
    pause: z.optional(z.enum(['hour', 'morning', 'none'], 'Bitte wähle aus der Liste.')),
  })
  .check(
    z.refine(
      (change) => Object.keys(change).length > 0,
      'Hier steht nichts, was sich ändern soll.',
    ),
  )
export type PushPreferences = z.infer<typeof PushPreferences>

export const savePushPreferences = contract({
  id: 'savePushPreferences',
  method: 'POST',
  path: '/api/push/preferences',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Change the push settings; the switches are those of the notification settings',
  body: PushPreferences,
  response: PushState,
  errors: ['throttled'],
  throttle: 'pushChanges',
})

export const removePushDevice = contract({
  id: 'removePushDevice',
  method: 'DELETE',
  path: '/api/push/devices/{id}',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'No longer push to an own device; also when it was unknown',
  params: z.object({ id: DeviceId }),
  response: PushState,
  errors: ['throttled'],
  throttle: 'pushChanges',
})

export const testPush = contract({
  id: 'testPush',
  method: 'POST',
  path: '/api/push/test',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Push to all own devices, also in quiet hours',
  response: z.object({ ok: z.literal(true) }),
  status: 202,
  errors: ['not_found', 'throttled'],
  throttle: 'pushTests',
})
