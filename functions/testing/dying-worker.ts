import { s3 } from '../uploads/media-bucket.ts'
import { aroundTable } from './table-calls.ts'

/**
 * Runs `work` until it has made so many calls of table and bucket: the last one is executed, its answer is lost, and
 * nothing after it happens, not even clean-up. Returns whether the worker died.
 */
export const dieAfter = async (calls: number, work: () => Promise<unknown>): Promise<boolean> => {
  let made = 0
  const mortal = async <T>(execute: () => Promise<T>): Promise<T> => {
    if (made >= calls) throw new Error('Killed.')
    made++
    const answer = await execute()
    if (made >= calls) throw new Error('Killed.')
    return answer
  }
  const revive = aroundTable((next, operation, input) => mortal(() => next(operation, input)))
  s3.middlewareStack.add((next) => (args) => mortal(() => next(args)), {
    step: 'initialize',
    name: 'mortal',
  })
  try {
    await work().catch(() => undefined)
    return made >= calls
  } finally {
    revive()
    s3.middlewareStack.remove('mortal')
  }
}
