import { removeSource } from '#shared/api/sources.ts'
import { removeSource as remove } from '../../pipeline/sources/index.ts'
import { requireStaff } from '#platform/audit/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { log } from '#platform/runtime/logger.ts'

export const handler = endpoint(removeSource, async ({ memberId, role, params: { id } }) => {
  await remove(requireStaff({ memberId, role }), id)
  log.info('source removed', { memberId, sourceId: id })
  return { ok: true as const }
})
