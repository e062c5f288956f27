import { listSources } from '#shared/api/sources.ts'
import { listSources as readAll } from '../../pipeline/sources/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'

export const handler = endpoint(listSources, () => readAll())
