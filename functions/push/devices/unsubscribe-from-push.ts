import { unsubscribeFromPush } from '#shared/api/push.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { removeDevices } from '../items/device.repository.ts'
import { readPushState } from '../state/push-state.presenter.ts'

export const handler = endpoint(unsubscribeFromPush, async ({ memberId, body }) => {
  await removeDevices(memberId, (device) => device.endpoint === body.endpoint)
  return readPushState(memberId)
})
