import { saveNotificationSettings } from '#shared/api/settings.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { changeNotifications } from './change-notifications.ts'
import { presentNotifications } from './notifications.presenter.ts'

/** Changes only the switches that were sent: another device may have changed the others. */
export const handler = endpoint(saveNotificationSettings, async ({ memberId, body }) =>
  presentNotifications(await changeNotifications(memberId, body)),
)
