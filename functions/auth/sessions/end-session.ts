import { endSession } from '#shared/api/sessions.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { forgetDevice } from '../device-marks/device-mark.repository.ts'
import { deleteSessions, findEntry } from './session.repository.ts'

export const handler = endpoint(endSession, async ({ memberId, params: { id } }) => {
  const entry = await findEntry(memberId, id)
  if (!entry) throw new ApiError('not_found')
  await deleteSessions([entry])
  if (entry.deviceMark !== undefined) await forgetDevice(memberId, entry.deviceMark)
  return { ok: true as const }
})
