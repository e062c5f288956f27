import * as z from 'zod/mini'
import { BandCard, BandId } from './bands.ts'
import { contract } from './contract.ts'

/** Those that were added to the database last come first. */
export const followedBands = contract({
  id: 'followedBands',
  method: 'GET',
  path: '/api/bands/followed',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Bands that the caller follows',
  query: z.object({ cursor: z.optional(BandId) }),
  response: z.array(BandCard),
  errors: [],
  paged: true,
})
