import { createECDH, randomBytes, randomUUID } from 'node:crypto'

/** The host of the local push service, which exists nowhere on the internet. */
export const PUSH_ORIGIN = 'https://push.test'

export interface Subscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

/** A subscription as browsers send it, with the private key that they keep. */
export const newSubscription = (): {
  readonly subscription: Subscription
  readonly privateKey: Buffer
} => {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys('base64url')
  const keys = { p256dh, auth: randomBytes(16).toString('base64url') }
  const subscription = { endpoint: `${PUSH_ORIGIN}/push/${randomUUID()}`, keys }
  return { subscription, privateKey: pair.getPrivateKey() }
}

/** One that no push service knows. */
export const aSubscription = (): Subscription => newSubscription().subscription
