import type { Contract } from '#shared/api/contract.ts'
import { guardBody } from '../content/guard.ts'
import { endpointWith, type Handle, type Replay } from './endpoint.ts'

type FormContract = Contract & { readonly bodyType: 'multipart' }

/** `endpoint()` for contracts that also accept forms. The parser is a quarter of other functions' code. */
export const formEndpoint = <const C extends FormContract>(
  contract: C,
  handle: Handle<C>,
  replay?: Replay<C>,
) =>
  endpointWith(contract, handle, {
    replay,
    guardBody,
    // Loaded on demand, because most calls send JSON.
    parseForm: async (body, contentType) => {
      const { parseMultipart } = await import('./multipart.ts')
      return parseMultipart(body, contentType)
    },
  })
