import { updateSource } from '#shared/api/sources.ts'
import { updateSource as update } from '../../pipeline/sources/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { log } from '#platform/runtime/logger.ts'

export const handler = endpoint(updateSource, async ({ memberId, params: { id }, body }) => {
  const source = await update(id, body)
  log.info('source changed', { memberId, sourceId: id })
  return source
})
