import { afterEach, expect, test, vi } from 'vitest'
import { defaultProvider } from './env.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test('reads the credentials that Lambda puts into the environment', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  vi.stubEnv('AWS_SESSION_TOKEN', 'token')
  await expect(defaultProvider()()).resolves.toEqual({
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    sessionToken: 'token',
  })
})

test('accepts a missing session token, as in the local cloud', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'key')
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret')
  vi.stubEnv('AWS_SESSION_TOKEN', undefined)
  await expect(defaultProvider()()).resolves.toEqual({
    accessKeyId: 'key',
    secretAccessKey: 'secret',
  })
})

test('throws when there are none', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', undefined)
  await expect(defaultProvider()()).rejects.toThrow('no credentials in the environment')
})
