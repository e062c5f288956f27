import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { nameLine } from '../domain/text.ts'
import { PLACE_COUNTRIES } from '../domain/towns/place.ts'
import { contract } from './contract.ts'

/** A town that distances are measured from. */
export const Place = z.object({
  id: z.string(),
  name: z.string(),
  country: z.enum(PLACE_COUNTRIES),
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
