import { findPlaces } from '#shared/api/places.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentPlace, searchTowns } from '../towns/index.ts'

export const handler = endpoint(findPlaces, ({ query }) =>
  Promise.resolve(searchTowns(query.query, LIMITS.places).map(presentPlace)),
)
