import { notificationSettings } from '#shared/api/settings.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { get } from '#platform/table/index.ts'
import { notificationsKey } from '../settings.items.ts'
import { presentNotifications } from './notifications.presenter.ts'

export const handler = endpoint(notificationSettings, async ({ memberId }) =>
  presentNotifications(await get(notificationsKey(memberId), { consistent: true })),
)
