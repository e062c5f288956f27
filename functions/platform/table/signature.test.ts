import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { signedHeaders, type Signer } from './signature.ts'

const HOST = 'dynamodb.eu-central-1.amazonaws.com'
const TOKEN = 'FwoGZXIvYXdzEXAMPLE//token=='

const signerOf = (accessKeyId: string, secretAccessKey: string, sessionToken = ''): Signer => ({
  region: 'eu-central-1',
  credentials: { accessKeyId, secretAccessKey, sessionToken },
})

/** The same request signed by the signer of the SDK's client. */
const signedBySdk = async (
  { region, credentials }: Signer,
  headers: Record<string, string>,
  body: string,
  signingDate: Date,
): Promise<string | undefined> => {
  const { config } = new DynamoDBClient({ region, credentials })
  const signer = await config.signer({
    schemeId: 'aws.auth#sigv4',
    signingProperties: {},
    name: 'sigv4',
    signingName: 'dynamodb',
    signingRegion: region,
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
  const signer = signerOf('AKIDEXAMPLE', 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY', token)
  await fc.assert(
    fc.asyncProperty(date, fc.string({ unit: 'binary' }), async (at, text) => {
      const body = JSON.stringify({ text })
      const headers = signedHeaders(signer, { host: HOST, target: 'GetItem', body }, at)
      expect(headers['x-amz-security-token']).toBe(token)
      expect(headers['authorization']).toBe(await signedBySdk(signer, headers, body, at))
    }),
    { numRuns: 30 },
  )
})

it('signs with the credentials and the day of each call', async () => {
  const [one, two] = [signerOf('A', 'one'), signerOf('B', 'two')]
  const calls = [
    [one, '2026-11-22T23:59:59Z'],
    [one, '2026-11-23T00:00:00Z'],
    [two, '2026-11-23T00:00:00Z'],
    [one, '2026-11-22T23:59:59Z'],
  ] as const
  for (const [signer, time] of calls) {
    const at = new Date(time)
    const headers = signedHeaders(signer, { host: HOST, target: 'Query', body: '{}' }, at)
    expect(headers['authorization']).toBe(await signedBySdk(signer, headers, '{}', at))
  }
})

it('fails clearly without credentials', () => {
  const call = { host: HOST, target: 'Query', body: '{}' }
  const sign = (): unknown => signedHeaders(signerOf('', ''), call, new Date())
  expect(sign).toThrow('The environment of this function has no credentials.')
})
