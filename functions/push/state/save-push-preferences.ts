import { savePushPreferences } from '#shared/api/push.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { now } from '#platform/runtime/clock.ts'
import { changeNotifications } from '../../settings/index.ts'
import { pauseEnd } from './pause.rules.ts'
import { readPushState } from './push-state.presenter.ts'

/** Changes only what was sent: another device may have changed the rest. */
export const handler = endpoint(
  savePushPreferences,
  async ({ memberId, body: { pause, ...change } }) => {
    await changeNotifications(memberId, {
      ...change,
      ...(pause && { pausedUntil: pauseEnd(pause, now()) }),
    })
    return readPushState(memberId)
  },
)
