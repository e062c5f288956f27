import type { Contract } from '#shared/api/contract.ts'
import { guardBody } from '../content/guard.ts'
import { endpointWith, type Handle, type Replay } from './endpoint.ts'

type GuardedContract = Contract & {
  readonly bodyType?: 'json'
  readonly guard: NonNullable<Contract['guard']>
}

/** `endpoint()` for contracts with an NSBM guard. Its terms are a sixth of other functions' code. */
export const guardedEndpoint = <const C extends GuardedContract>(
  contract: C,
  handle: Handle<C>,
  replay?: Replay<C>,
) => endpointWith(contract, handle, { replay, guardBody })
