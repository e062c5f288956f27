import { saveNotificationSettings, type NotificationSettings } from '#shared/api/settings.ts'
import { handler as save } from '../settings/notifications/save-notification-settings.ts'
import { call } from './call.ts'
import type { TestMember } from './members.ts'

const ALL = { community: true, content: true, system: true, personalized: true }

/** Saves notification settings of the member; switches that are absent are on. */
export const switches = async (
  { token }: TestMember,
  said: Partial<NotificationSettings>,
): Promise<void> => {
  await call(save, saveNotificationSettings, { token, body: { ...ALL, ...said } })
}
