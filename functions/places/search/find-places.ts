import { findPlaces } from '#shared/api/places.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { presentPlace, searchTowns } from '#shared/domain/towns/towns.ts'

export const handler = endpoint(findPlaces, ({ query }) =>
  Promise.resolve(searchTowns(query.query, LIMITS.places).map(presentPlace)),
)
