import type { NotificationSettings } from '#shared/api/settings.ts'

/** Everything, unless the member said otherwise. */
export const presentNotifications = ({
  community = true,
  content = true,
  system = true,
  personalized = true,
}: Partial<NotificationSettings> = {}): NotificationSettings => ({
  community,
  content,
  system,
  personalized,
})
