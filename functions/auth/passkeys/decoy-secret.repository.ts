import { onNewInstance } from '#platform/runtime/instance.ts'
import { get, unlessConditionFailed, write } from '#platform/table/index.ts'
import { decoySecretKey, putDecoySecret } from './decoy-secret.items.ts'

let known: string | undefined

onNewInstance(() => {
  known = undefined
})

const read = async (): Promise<string | undefined> =>
  (await get(decoySecretKey, { consistent: true }))?.secret

/**
 * The secret of made-up credentials, created on first use. Not the origin secret: rotating that would change made-up
 * credentials, but no real ones.
 */
export const decoySecret = async (): Promise<string> => {
  known ??= await read()
  if (known === undefined) {
    // Of two concurrent first calls, both use the secret that was stored.
    await unlessConditionFailed(write(putDecoySecret()))
    known = await read()
  }
  if (known === undefined) throw new Error('The secret of made-up credentials was not stored.')
  return known
}

/** Resets the state to that of a new function instance; for tests and measurements. */
export const forgetDecoySecret = (): void => {
  known = undefined
}
