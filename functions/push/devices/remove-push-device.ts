import { removePushDevice } from '#shared/api/push.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { deviceIdIn } from '../items/device.items.ts'
import { removeDevices } from '../items/device.repository.ts'
import { readPushState } from '../state/push-state.presenter.ts'

export const handler = endpoint(removePushDevice, async ({ memberId, params: { id } }) => {
  await removeDevices(memberId, (device) => deviceIdIn(device) === id)
  return readPushState(memberId)
})
