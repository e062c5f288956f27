import { getBand } from '#shared/api/bands.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { readBandFor } from './band-detail.repository.ts'

export const handler = endpoint(getBand, ({ memberId, params }) => readBandFor(memberId, params.id))
