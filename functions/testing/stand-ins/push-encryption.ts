import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  verify,
  type JsonWebKey,
} from 'node:crypto'

export interface BrowserKeys {
  readonly privateKey: Buffer
  /** Base64url. */
  readonly p256dh: string
  readonly auth: string
}

const SALT = 16
const KEY_LENGTH_AT = 20
const KEY_AT = 21
const TAG = 16
/** Ends the only record of a push; zeros may follow. */
const LAST_RECORD = 2

const derived = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length))

/** The text of a body in `aes128gcm`, as a browser decrypts it (RFC 8188 and 8291). @throws Error */
export const decryptPush = (body: Buffer, { privateKey, p256dh, auth }: BrowserKeys): string => {
  const salt = body.subarray(0, SALT)
  const serverKey = body.subarray(KEY_AT, KEY_AT + (body[KEY_LENGTH_AT] ?? 0))
  const record = body.subarray(KEY_AT + serverKey.length)
  const browser = createECDH('prime256v1')
  browser.setPrivateKey(privateKey)
  const info = Buffer.concat([
    Buffer.from('WebPush: info\0'),
    Buffer.from(p256dh, 'base64url'),
    serverKey,
  ])
  const authSecret = Buffer.from(auth, 'base64url')
  const secret = derived(browser.computeSecret(serverKey), authSecret, info, 32)
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-TAG))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG)), decipher.final()])
  const end = padded.lastIndexOf(LAST_RECORD)
  if (end < 0) throw new Error('The record has no end.')
  return padded.subarray(0, end).toString()
}

const POINT = 32
const DAY_SECONDS = 24 * 3600

const publicKeyOf = (point: Buffer) => {
  const key: JsonWebKey = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 1 + POINT).toString('base64url'),
    y: point.subarray(1 + POINT).toString('base64url'),
  }
  return createPublicKey({ key, format: 'jwk' })
}

interface Claims {
  readonly aud?: string
  readonly sub?: string
  readonly exp?: number
}

const isValidFor = (audience: string, { aud, sub = '', exp = 0 }: Claims): boolean => {
  const seconds = Date.now() / 1000
  const isCurrent = exp > seconds && exp <= seconds + DAY_SECONDS
  return aud === audience && isCurrent && /^(mailto:|https:)/.test(sub)
}

/** Whether an Authorization header proves the sender of a push (RFC 8292). */
export const isSignedBy = (
  header: string | undefined,
  { publicKey, audience }: { readonly publicKey: string; readonly audience: string },
): boolean => {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header ?? '') ?? []
  if (key !== publicKey) return false
  const [head = '', body = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as Claims
  if (!isValidFor(audience, claims)) return false
  const verifier = {
    key: publicKeyOf(Buffer.from(key, 'base64url')),
    dsaEncoding: 'ieee-p1363',
  } as const
  const signed = Buffer.from(`${head}.${body}`)
  return verify('sha256', signed, verifier, Buffer.from(signature, 'base64url'))
}
