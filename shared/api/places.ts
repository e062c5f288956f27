import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { nameLine } from '../domain/text.ts'
import { contract } from './contract.ts'

export const PlaceCountry = z.enum(['DE', 'AT', 'CH'])
export type PlaceCountry = z.infer<typeof PlaceCountry>

/** A town that distances are measured from. */
export const Place = z.object({
  id: z.string(),
  name: z.string(),
  country: PlaceCountry,
  /** Of its centre. */
  postcode: z.string(),
})
export type Place = z.infer<typeof Place>

export const findPlaces = contract({
  id: 'findPlaces',
  method: 'GET',
  path: '/api/places',
  caller: 'member',
  blocks: 'none: editorial',
  summary: 'Towns by the beginning of a word, or the one of the region of a postcode',
  query: z.object({ query: nameLine(LIMITS.searchQuery).check(z.minLength(1)) }),
  response: z.array(Place),
  errors: ['throttled'],
  throttle: 'searches',
})
