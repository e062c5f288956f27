import { testPush } from '#shared/api/push.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { now } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { newId } from '#platform/runtime/ids.ts'
import { readDevices } from '../items/device.repository.ts'
import { PUSH_TEXTS, TEST_PUSH } from '../texts.ts'
import { queueNote } from './queue-note.ts'

export const handler = endpoint(testPush, async ({ memberId }) => {
  const devices = await readDevices(memberId)
  if (devices.length === 0) throw new ApiError('not_found', PUSH_TEXTS.noDevice)
  await queueNote(memberId, {
    ...TEST_PUSH,
    id: `test-${newId()}`,
    kind: 'test',
    path: '/settings#push',
    tag: 'test',
    at: now(),
    actions: [],
  })
  return { ok: true as const }
})
