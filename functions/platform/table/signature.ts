import { createHmac, createSecretKey, hash, type KeyObject } from 'node:crypto'
import type { aws } from './env.ts'

const hmac = (key: KeyObject | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest()

let signing: { readonly of: string; readonly key: KeyObject } | undefined

/** Kept for the day that it is valid, because it is most of a signature. */
const signingKey = (secret: string, scope: string): KeyObject => {
  const of = `${secret} ${scope}`
  if (signing?.of !== of) {
    const key = scope.split('/').reduce<Buffer>(hmac, Buffer.from(`AWS4${secret}`))
    // A buffer would be imported anew by each signature.
    signing = { of, key: createSecretKey(key) }
  }
  return signing.key
}

export type Signer = Pick<typeof aws, 'region' | 'credentials'>

/** The headers of a call, signed by Signature Version 4. @throws Error without credentials */
export const signedHeaders = (
  { region, credentials: { accessKeyId, secretAccessKey, sessionToken } }: Signer,
  { host, target, body }: { readonly host: string; readonly target: string; readonly body: string },
  date: Date,
): Record<string, string> => {
  if (accessKeyId === '') throw new Error('The environment of this function has no credentials.')
  const time = date.toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const scope = `${time.slice(0, 8)}/${region}/dynamodb/aws4_request`
  // Sorted by name, as the signature requires.
  const headers: Record<string, string> = {
    'content-type': 'application/x-amz-json-1.0',
    host,
    'x-amz-date': time,
    ...(sessionToken && { 'x-amz-security-token': sessionToken }),
    'x-amz-target': `DynamoDB_20120810.${target}`,
  }
  const names = Object.keys(headers).join(';')
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`)
  const request = `POST\n/\n\n${lines.join('')}\n${names}\n${hash('sha256', body)}`
  const text = `AWS4-HMAC-SHA256\n${time}\n${scope}\n${hash('sha256', request)}`
  const signature = hmac(signingKey(secretAccessKey, scope), text).toString('hex')
  headers['authorization'] =
    `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`
  return headers
}
