import { describe, expect, it } from 'vitest'
import { THROTTLES } from '#shared/domain/throttles.ts'
import { newId } from '../runtime/ids.ts'
import { throttle } from './throttle.ts'

const useUp = async (times: number, use: () => Promise<void>): Promise<void> => {
  for (let count = 0; count < times; count++) await use()
}

describe.each(['likes', 'posts', 'wrongPasswordsPerAccount'] as const)(
  'the throttle %s',
  (name) => {
    it('allows exactly its limit per window and then returns the seconds to wait', async () => {
      const subject = newId()
      await useUp(THROTTLES[name].limit, () => throttle(name, subject))
      await expect(throttle(name, subject)).rejects.toMatchObject({
        code: 'throttled',
        status: 429,
        retryAfterSeconds: expect.any(Number) as number,
      })
      await expect(throttle(name, newId())).resolves.toBeUndefined()
    })
  },
)
