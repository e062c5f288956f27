import { bandFacets } from '#shared/api/bands.ts'
import { Answer } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { memoize } from '#platform/runtime/memoize.ts'
import { readRecentFacets, type BandFacets } from './facets.repository.ts'

const toAnswer = memoize((facets: BandFacets) => new Answer(facets))

export const handler = endpoint(bandFacets, async () => toAnswer(await readRecentFacets()))
