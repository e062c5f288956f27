import { updateSource } from '#shared/api/sources.ts'
import { updateSource as update } from '../../pipeline/sources/index.ts'
import { requireStaff } from '#platform/audit/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { log } from '#platform/runtime/logger.ts'

export const handler = endpoint(updateSource, async (request) => {
  const { memberId, params, body } = request
  const { id } = params
  const source = await update(requireStaff(request), id, body)
  log.info('source changed', { memberId, sourceId: id })
  return source
})
