import { subscribeToPush } from '#shared/api/push.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { env } from '#platform/runtime/env.ts'
import { parseDevice, deviceText } from '../../auth/index.ts'
import { addDevice } from '../items/device.repository.ts'
import { readPushState } from '../state/push-state.presenter.ts'
import { assertCanReceive } from './assert-can-receive.ts'

export const handler = endpoint(
  subscribeToPush,
  async ({ memberId, token, sessionId, userAgent, body: { endpoint: address, keys } }) => {
    assertCanReceive(address, keys.p256dh)
    const name = deviceText(parseDevice(userAgent))
    const publicKey = env.push?.publicKey ?? ''
    await addDevice(memberId, { endpoint: address, ...keys, publicKey, name, sessionId }, token)
    return readPushState(memberId)
  },
)
