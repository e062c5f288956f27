import type { NotificationSettings } from '#shared/api/settings.ts'
import type { NotificationsItem } from '../settings.items.ts'

/** Everything, unless the member said otherwise. */
export const presentNotifications = ({
  community = true,
  content = true,
  system = true,
  personalized = true,
}: Partial<NotificationsItem> = {}): NotificationSettings => ({
  community,
  content,
  system,
  personalized,
})
