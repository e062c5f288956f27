import { createHash } from 'node:crypto'
import type { Contract } from '#shared/api/contract.ts'
import { ApiError } from '../runtime/errors.ts'
import { idempotencyKey, putIdempotency } from './idempotency.items.ts'
import type { Input } from './input.ts'
import { TEXTS } from '../runtime/texts.ts'
import { get, type Write } from '../table/index.ts'

/** Name under which a handler puts `remember(…)` into its transaction. */
export const IDEMPOTENCY = 'idempotency'

export interface Idempotency {
  /** The key that the caller sent; null without one. */
  readonly idempotencyKey: string | null
  /** The transaction item that remembers `result` (an id) for this key; null when the caller sent no key. */
  readonly remember: (result: string) => Write | null
  /** The result of the first request with this key. */
  readonly recall: () => Promise<string>
  /** The same, or undefined when there was no such request; for handlers that refuse before they write. */
  readonly findEarlier: () => Promise<string | undefined>
}

const NONE: Idempotency = {
  idempotencyKey: null,
  remember: () => null,
  recall: () => Promise.reject(new ApiError('conflict')),
  findEarlier: () => Promise.resolve(undefined),
}

interface Scope {
  readonly memberId: string
  readonly contractId: string
  readonly input: Pick<Input<Contract>, 'params' | 'body' | 'files'>
}

/** Hashes the parsed content, not the raw body: a form that is sent again has another boundary. */
const fingerprintOf = ({ params, body, files }: Scope['input']): string => {
  const hash = createHash('sha256').update(JSON.stringify([params, body]))
  for (const { bytes } of files) hash.update(bytes)
  return hash.digest('base64url').slice(0, 22)
}

/** @throws ApiError invalid_input for a malformed key; `recall` throws conflict when the key belongs to another request */
export const parseIdempotency = (header: string | undefined, scope: Scope): Idempotency => {
  if (header === undefined) return NONE
  if (!/^[\w-]{8,100}$/.test(header)) throw new ApiError('invalid_input', TEXTS.badIdempotencyKey)
  const key = idempotencyKey(scope.memberId, scope.contractId, header)
  const fingerprint = fingerprintOf(scope.input)
  return {
    idempotencyKey: header,
    remember: (result) => putIdempotency(key, result, fingerprint),
    recall: async () => {
      const first = await get(key, { consistent: true })
      if (!first) throw new ApiError('unavailable', undefined, 1)
      if (first.fingerprint !== fingerprint) throw new ApiError('conflict', TEXTS.keyReused)
      return first.result
    },
    findEarlier: async () => {
      const first = await get(key, { consistent: true })
      return first?.fingerprint === fingerprint ? first.result : undefined
    },
  }
}
