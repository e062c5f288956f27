import { generateKeyPairSync, sign } from 'node:crypto'

const DAY_MS = 86_400_000

/** Tags of DER, the encoding of certificates. */
const INTEGER = 0x02
const BIT_STRING = 0x03
const OBJECT_ID = 0x06
const UTF8_STRING = 0x0c
const UTC_TIME = 0x17
const SEQUENCE = 0x30
const SET = 0x31

const lengthOf = (bytes: number): readonly number[] => {
  if (bytes < 0x80) return [bytes]
  return bytes < 0x1_00 ? [0x81, bytes] : [0x82, bytes >> 8, bytes & 0xff]
}

const der = (tag: number, ...parts: readonly Uint8Array[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content.length)]), content])
}

const objectId = (hex: string) => der(OBJECT_ID, Buffer.from(hex, 'hex'))

const bits = (content: Uint8Array) => der(BIT_STRING, Buffer.from([0]), content)

/** YYMMDDhhmmssZ */
const utcTime = (ms: number) => {
  const digits = new Date(ms).toISOString().replaceAll(/\D/g, '').slice(2, 14)
  return der(UTC_TIME, Buffer.from(`${digits}Z`))
}

const ECDSA_WITH_SHA256 = der(SEQUENCE, objectId('2a8648ce3d040302'))
const COMMON_NAME = objectId('550403')

const NAME = der(
  SEQUENCE,
  der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8_STRING, Buffer.from('localhost')))),
)

const pem = (label: string, content: Buffer): string =>
  `-----BEGIN ${label}-----\n${content.toString('base64')}\n-----END ${label}-----\n`

export interface KeyAndCertificate {
  readonly key: string
  readonly cert: string
}

/** A certificate that no authority signed, valid for a day, with its private key; both in PEM. */
export const selfSignedCertificate = (): KeyAndCertificate => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const unsigned = der(
    SEQUENCE,
    der(INTEGER, Buffer.from([1])),
    ECDSA_WITH_SHA256,
    NAME,
    der(SEQUENCE, utcTime(Date.now()), utcTime(Date.now() + DAY_MS)),
    NAME,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('sha256', unsigned, privateKey)
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: pem('CERTIFICATE', der(SEQUENCE, unsigned, ECDSA_WITH_SHA256, bits(signature))),
  }
}
