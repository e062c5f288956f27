import type { Contract } from './contract.ts'
import type { ErrorCode } from './errors.ts'

/** Beyond a limit, or because too much of the member waits for moderators. */
const maySayTooMuch = ({ throttle, guard }: Pick<Contract, 'throttle' | 'guard'>): boolean =>
  throttle !== undefined || guard?.onHit === 'hold'

/** The errors that follow from what the contract asks for, without being declared. */
const impliedErrors = ({
  params,
  query,
  body,
  caller,
  signedInWithinMinutes,
  whileSuspended,
  ...limits
}: Contract): readonly ErrorCode[] => [
  ...(params || query || body ? (['invalid_input'] as const) : []),
  ...(body ? (['too_large', 'unsupported_media'] as const) : []),
  ...(caller === 'public' ? [] : (['unauthenticated'] as const)),
  ...(caller === 'public' || whileSuspended ? [] : (['suspended'] as const)),
  ...(maySayTooMuch(limits) ? (['throttled'] as const) : []),
  ...(signedInWithinMinutes === undefined ? [] : (['stale_sign_in'] as const)),
  'forbidden',
  'internal',
  'unavailable',
]

/** Every error code that the endpoint may answer with, each once. */
export const possibleErrors = (contract: Contract): readonly ErrorCode[] => [
  ...new Set([...contract.errors, ...impliedErrors(contract)]),
]
