import { faults } from '#testing/fault-proxy.ts'
import { afterEach, expect, it } from 'vitest'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { newId } from '../runtime/ids.ts'
import { returnUse, throttle } from './throttle.ts'

const NAME = 'wrongPasswordsPerDevice'

afterEach(() => {
  faults.clear()
})

/** Uses until the throttle refuses one. */
const usesLeft = async (subject: string): Promise<number> => {
  for (let count = 0; ; count++) {
    const isAllowed = await throttle(NAME, subject).then(
      () => true,
      () => false,
    )
    if (!isAllowed) return count
  }
}

it('counts a use once when the answer of the write was lost', async () => {
  const subject = newId()
  faults.inject('lost', 2, /UpdateItem/)
  await throttle(NAME, subject)
  expect(faults.met).toBe(2)
  expect(await usesLeft(subject)).toBe(THROTTLES[NAME].limit - 1)
})

it('allows the last use when the answer of its write was lost', async () => {
  const subject = newId()
  for (let used = 1; used < THROTTLES[NAME].limit; used++) await throttle(NAME, subject)
  faults.inject('lost', 1, /UpdateItem/)
  await expect(throttle(NAME, subject)).resolves.toBeUndefined()
  expect(await usesLeft(subject)).toBe(0)
})

it('returns a use once when the answer of the write was lost', async () => {
  const subject = newId()
  for (let used = 0; used < 3; used++) await throttle(NAME, subject)
  faults.inject('lost', 1, /UpdateItem/)
  await returnUse(NAME, subject)
  expect(await usesLeft(subject)).toBe(THROTTLES[NAME].limit - 2)
})
