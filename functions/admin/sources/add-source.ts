import { addSource } from '#shared/api/sources.ts'
import { addSource as add } from '../../pipeline/sources/index.ts'
import { requireStaff } from '#platform/audit/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { log } from '#platform/runtime/logger.ts'

export const handler = endpoint(addSource, async ({ memberId, role, body }) => {
  const source = await add(requireStaff({ memberId, role }), body)
  log.info('source added', { memberId, sourceId: source.id })
  return source
})
