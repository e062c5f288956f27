import { aMember } from '../members.ts'
import { aSubscription } from '../subscriptions.ts'
import type { TypicalCalls } from './typical-calls.ts'

const callsOf = async (token: string) => {
  const subscription = aSubscription()
  return {
    subscribeToPush: { token, body: subscription },
    savePushPreferences: { token, body: { content: false, pause: 'hour' } },
    pushState: { token },
    testPush: { token },
    removePushDevice: { token, params: { id: '0'.repeat(32) } },
    unsubscribeFromPush: { token, body: { endpoint: subscription.endpoint } },
  }
}

/** A member who subscribes a browser, changes the settings, and unsubscribes. */
export const calls: TypicalCalls = {
  ids: [
    'subscribeToPush',
    'savePushPreferences',
    'pushState',
    'testPush',
    'removePushDevice',
    'unsubscribeFromPush',
  ],
  prepare: async () => callsOf((await aMember()).token),
}
