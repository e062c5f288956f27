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

test('uses the domain of the site for passkeys', async () => {
  vi.stubEnv('SITE_ORIGIN', 'https://dev.hoellenlaerm.example')
  expect((await load()).rpId).toBe('dev.hoellenlaerm.example')
})

test('leaves the port out of the domain', async () => {
  vi.stubEnv('SITE_ORIGIN', 'http://localhost:8080')
  expect((await load()).rpId).toBe('localhost')
})

test('prefers the parent domain that the stage names', async () => {
  vi.stubEnv('SITE_ORIGIN', 'https://app.hoellenlaerm.example')
  vi.stubEnv('RP_ID', 'hoellenlaerm.example')
  expect((await load()).rpId).toBe('hoellenlaerm.example')
})

test('has no domain when the function has no site', async () => {
  vi.stubEnv('SITE_ORIGIN', '')
  expect((await load()).rpId).toBe('')
})
