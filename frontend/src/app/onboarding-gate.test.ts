import { expect, test } from 'vitest'
import { detour } from './onboarding-gate.ts'

const newcomer = { onboardingCompleted: false }
const regular = { onboardingCompleted: true }

test.each(['/', '/community', '/settings', '/users/kalle', '/gibt-es-nicht'])(
  'before onboarding is done, %s leads there',
  (path) => {
    expect(detour(newcomer, path)).toBe('/onboarding')
    expect(detour(regular, path)).toBeUndefined()
  },
)

test.each(['/about', '/contact', '/impressum', '/datenschutz', '/agb'])(
  'what everybody may read stays readable: %s',
  (path) => {
    expect(detour(newcomer, path)).toBeUndefined()
  },
)

test('onboarding is for those who are not through, and for nobody else', () => {
  expect(detour(newcomer, '/onboarding')).toBeUndefined()
  expect(detour(regular, '/onboarding')).toBe('/')
})
