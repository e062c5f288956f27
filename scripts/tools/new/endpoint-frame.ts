import type { Caller, Method } from '#shared/api/contract.ts'

export interface NewEndpoint {
  /** The contract's id in camel case; begins with a verb. */
  readonly id: string
  readonly method: Method
  readonly path: `/api/${string}`
  readonly caller: Caller
  /** The folder of `functions/`. */
  readonly domain: string
  /** The folder below the domain, and the file of `shared/api` for the contract. */
  readonly slice: string
  readonly summary: string
  /** The noun of a `<noun>.items.ts` and a `<noun>.repository.ts`, where the endpoint stores something. */
  readonly noun?: string | undefined
}
