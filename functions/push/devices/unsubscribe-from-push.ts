import { unsubscribeFromPush } from '#shared/api/push.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { removeDevices } from '../items/index.ts'
import { readPushState } from '../state/index.ts'

export const handler = endpoint(unsubscribeFromPush, async ({ memberId, body }) => {
  await removeDevices(memberId, (device) => device.endpoint === body.endpoint)
  return readPushState(memberId)
})
