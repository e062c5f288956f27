import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto'

const ORIGIN = 'http://localhost:8080'
const RP_ID = 'localhost'

type Cbor = number | string | Buffer | readonly (readonly [number | string, Cbor])[]

const head = (major: number, value: number): Buffer => {
  const first = major << 5
  if (value < 24) return Buffer.from([first | value])
  if (value < 256) return Buffer.from([first | 24, value])
  return Buffer.from([first | 25, value >> 8, value & 255])
}

/** The CBOR that an attestation needs: small numbers, texts, bytes, and maps as lists of pairs. */
const cbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const pairs = value.flatMap(([key, one]) => [cbor(key), cbor(one)])
  return Buffer.concat([head(5, value.length), ...pairs])
}

const coseKey = (publicKey: KeyObject): Buffer => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  return cbor([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, Buffer.from(x, 'base64url')],
    [-3, Buffer.from(y, 'base64url')],
  ])
}

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest()

/** Deviations of a forger or of a browser on another site. */
export interface Twist {
  readonly origin?: string
  readonly rpId?: string
  readonly type?: string
  readonly counter?: number
  readonly isUserVerified?: boolean
  readonly userHandle?: string
}

const PRESENT = 0x01
const VERIFIED = 0x04
const ATTESTED = 0x40

const authenticatorData = (twist: Twist, counter: number, attested?: Buffer): Buffer => {
  const { rpId = RP_ID, isUserVerified = true } = twist
  const flags = PRESENT | (isUserVerified ? VERIFIED : 0) | (attested ? ATTESTED : 0)
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)])
}

const clientData = (
  type: string,
  challenge: string,
  { origin = ORIGIN, ...twist }: Twist,
): Buffer =>
  Buffer.from(JSON.stringify({ type: twist.type ?? type, challenge, origin, crossOrigin: false }))

const AAGUID_BYTES = 16

/** An authenticator in software, with one passkey (ES256) and real signatures. */
export const newAuthenticator = (credentialId = randomBytes(32)) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  let counter = 0

  /** The body of `registerPasskey`. */
  const attest = (challenge: string, twist: Twist = {}) => {
    const length = Buffer.from([credentialId.length >> 8, credentialId.length & 255])
    const attested = [Buffer.alloc(AAGUID_BYTES), length, credentialId, coseKey(publicKey)]
    const authData = authenticatorData(twist, twist.counter ?? counter, Buffer.concat(attested))
    const attestation = cbor([
      ['fmt', 'none'],
      ['attStmt', []],
      ['authData', authData],
    ])
    return {
      credentialId: [...credentialId],
      publicKey: [...publicKey.export({ format: 'der', type: 'spki' })],
      attestationObject: [...attestation],
      clientDataJSON: [...clientData('webauthn.create', challenge, twist)],
    }
  }

  /** The body of `verifyPasskey`. */
  const assert = (challenge: string, twist: Twist = {}) => {
    counter += 1
    const authData = authenticatorData(twist, twist.counter ?? counter)
    const data = clientData('webauthn.get', challenge, twist)
    const signature = sign('sha256', Buffer.concat([authData, sha256(data)]), privateKey)
    const id = credentialId.toString('base64url')
    const response = {
      authenticatorData: authData.toString('base64url'),
      clientDataJSON: data.toString('base64url'),
      signature: signature.toString('base64url'),
      ...(twist.userHandle !== undefined && {
        userHandle: Buffer.from(twist.userHandle).toString('base64url'),
      }),
    }
    return { assertion: { id, rawId: id, response } }
  }

  return { credentialId, attest, assert }
}
