import { removePushDevice } from '#shared/api/push.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { deviceIdIn, removeDevices } from '../items/index.ts'
import { readPushState } from '../state/index.ts'

export const handler = endpoint(removePushDevice, async ({ memberId, params: { id } }) => {
  await removeDevices(memberId, (device) => deviceIdIn(device) === id)
  return readPushState(memberId)
})
