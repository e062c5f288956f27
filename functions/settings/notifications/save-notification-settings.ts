import { saveNotificationSettings } from '#shared/api/settings.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { update, writeAndGetNew } from '#platform/table/index.ts'
import { notificationsKey } from '../settings.items.ts'
import { presentNotifications } from './notifications.presenter.ts'

/** Changes only the switches that were sent: another device may have changed the others. */
export const handler = endpoint(saveNotificationSettings, async ({ memberId, body }) =>
  presentNotifications(
    await writeAndGetNew(
      update(notificationsKey(memberId), { set: { ...body, entity: 'NotificationSettings' } }),
    ),
  ),
)
