import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import fc from 'fast-check'
import { afterEach, expect, it, vi } from 'vitest'
import { signedHeaders } from './signature.ts'

const HOST = 'dynamodb.eu-central-1.amazonaws.com'
const TOKEN = 'FwoGZXIvYXdzEXAMPLE//token=='

afterEach(() => vi.unstubAllEnvs())

const authenticate = (id: string, secret: string, token?: string): void => {
  vi.stubEnv('AWS_REGION', 'eu-central-1')
  vi.stubEnv('AWS_ACCESS_KEY_ID', id)
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', secret)
  vi.stubEnv('AWS_SESSION_TOKEN', token)
}

/** The same request signed by the signer of the SDK's client, with the credentials of the environment. */
const signedBySdk = async (
  headers: Record<string, string>,
  body: string,
  signingDate: Date,
): Promise<string | undefined> => {
  const { config } = new DynamoDBClient({
    region: 'eu-central-1',
    credentials: {
      accessKeyId: process.env['AWS_ACCESS_KEY_ID'] ?? '',
      secretAccessKey: process.env['AWS_SECRET_ACCESS_KEY'] ?? '',
      ...(process.env['AWS_SESSION_TOKEN'] && { sessionToken: process.env['AWS_SESSION_TOKEN'] }),
    },
  })
  const signer = await config.signer({
    schemeId: 'aws.auth#sigv4',
    signingProperties: {},
    name: 'sigv4',
    signingName: 'dynamodb',
    signingRegion: 'eu-central-1',
  } as unknown as Parameters<typeof config.signer>[0])
  const { authorization: _, ...unsigned } = headers
  const request = { method: 'POST', protocol: 'https:', hostname: HOST, path: '/' }
  // The SDK adds a hash of the body as a header; DynamoDB does not need it.
  const unsignableHeaders = new Set(['x-amz-content-sha256'])
  const signed = await signer.sign(
    { ...request, headers: unsigned, body },
    { signingDate, unsignableHeaders },
  )
  return signed.headers['authorization']
}

const date = fc.date({
  min: new Date('2000-01-01'),
  max: new Date('2099-12-31'),
  noInvalidDate: true,
})

it.each([
  ['without a session token', undefined],
  ['with a session token', TOKEN],
])('signs as the SDK does, %s', async (_, token) => {
  authenticate('AKIDEXAMPLE', 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', token)
  await fc.assert(
    fc.asyncProperty(date, fc.string({ unit: 'binary' }), async (at, text) => {
      const body = JSON.stringify({ text })
      const headers = signedHeaders({ host: HOST, target: 'GetItem', body }, at)
      expect(headers['x-amz-security-token']).toBe(token)
      expect(headers['authorization']).toBe(await signedBySdk(headers, body, at))
    }),
    { numRuns: 30 },
  )
})

it('signs with the credentials and the day of each call', async () => {
  const calls = [
    ['A', 'one', '2026-11-22T23:59:59Z'],
    ['A', 'one', '2026-11-23T00:00:00Z'],
    ['B', 'two', '2026-11-23T00:00:00Z'],
    ['A', 'one', '2026-11-22T23:59:59Z'],
  ] as const
  for (const [id, secret, time] of calls) {
    authenticate(id, secret)
    const at = new Date(time)
    const headers = signedHeaders({ host: HOST, target: 'Query', body: '{}' }, at)
    expect(headers['authorization']).toBe(await signedBySdk(headers, '{}', at))
  }
})

it('fails clearly without credentials', () => {
  authenticate('', '')
  const sign = (): unknown => signedHeaders({ host: HOST, target: 'Query', body: '{}' }, new Date())
  expect(sign).toThrow('The environment of this function has no credentials.')
})
