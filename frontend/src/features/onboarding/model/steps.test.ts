import { expect, test } from 'vitest'
import { firstOpenStep, stepAfter, stepBefore } from './steps.ts'

const NOTHING = {
  hornsAnimationCompleted: false,
  rolesSelected: false,
  selectedRoles: [],
  firstShoutPosted: false,
  onboardingCompleted: false,
  draft: null,
}

test.each([
  [{}, 'profile'],
  [{ hornsAnimationCompleted: true }, 'roles'],
  [{ hornsAnimationCompleted: true, rolesSelected: true }, 'shout'],
  [{ hornsAnimationCompleted: true, rolesSelected: true, firstShoutPosted: true }, 'complete'],
  [{ rolesSelected: true, firstShoutPosted: true }, 'profile'],
])('continues after %o with %s', (done, step) => {
  expect(firstOpenStep({ ...NOTHING, ...done })).toBe(step)
})

test('has no step before the first and none after the last', () => {
  expect(stepBefore('profile')).toBeUndefined()
  expect(stepBefore('complete')).toBe('shout')
  expect(stepAfter('horns')).toBe('roles')
  expect(stepAfter('complete')).toBe('complete')
})
