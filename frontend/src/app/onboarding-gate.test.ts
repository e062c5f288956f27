import { expect, test } from 'vitest'
import { redirectFor } from './onboarding-gate.ts'

const newcomer = { onboardingCompleted: false }
const regular = { onboardingCompleted: true }

test.each(['/', '/community', '/settings', '/users/kalle', '/gibt-es-nicht'])(
  'redirects from %s to onboarding before it is done',
  (path) => {
    expect(redirectFor(newcomer, path)).toBe('/onboarding')
    expect(redirectFor(regular, path)).toBeUndefined()
  },
)

test.each(['/about', '/contact', '/impressum', '/datenschutz', '/agb', '/barrierefreiheit'])(
  'leaves the public page %s open before onboarding is done',
  (path) => {
    expect(redirectFor(newcomer, path)).toBeUndefined()
  },
)

test('redirects home from onboarding when it is done', () => {
  expect(redirectFor(newcomer, '/onboarding')).toBeUndefined()
  expect(redirectFor(regular, '/onboarding')).toBe('/')
})
