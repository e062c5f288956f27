import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const load = async () => (await import('./env.ts')).env

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('TABLE_NAME', 'any')
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

test('passkeys belong to the domain of the site', async () => {
  vi.stubEnv('SITE_ORIGIN', 'https://dev.hoellenlaerm.example')
  expect((await load()).rpId).toBe('dev.hoellenlaerm.example')
})

test('on this machine too, whatever the port', async () => {
  vi.stubEnv('SITE_ORIGIN', 'http://localhost:8080')
  expect((await load()).rpId).toBe('localhost')
})

test('unless the stage names a domain above it', async () => {
  vi.stubEnv('SITE_ORIGIN', 'https://app.hoellenlaerm.example')
  vi.stubEnv('RP_ID', 'hoellenlaerm.example')
  expect((await load()).rpId).toBe('hoellenlaerm.example')
})

test('a function that knows no site belongs to none', async () => {
  vi.stubEnv('SITE_ORIGIN', '')
  expect((await load()).rpId).toBe('')
})
