import { NotificationSettings } from '#shared/api/settings.ts'
import { NOTIFICATIONS_KEY } from '#spa/platform/notifications-key.ts'
import { attempt, readStored, store } from '#spa/platform/storage.ts'

/** `enabled` says whether this device receives push. */
interface KeptSettings extends NotificationSettings {
  readonly enabled: boolean
}

const readKept = (): KeptSettings | undefined =>
  attempt(() => {
    const { enabled, ...switches } = JSON.parse(
      readStored(NOTIFICATIONS_KEY) ?? '',
    ) as Partial<KeptSettings>
    return { ...NotificationSettings.parse(switches), enabled: enabled === true }
  }, undefined)

/** The notification settings that this device knows; undefined when it knows none. */
export const readKeptNotifications = (): NotificationSettings | undefined => {
  const kept = readKept()
  if (!kept) return undefined
  const { enabled: _enabled, ...switches } = kept
  return switches
}

/** Keeps what the server answered, for the next start and for push. */
export const keepNotifications = (switches: NotificationSettings): NotificationSettings => {
  const kept: KeptSettings = { ...switches, enabled: readKept()?.enabled ?? false }
  store(NOTIFICATIONS_KEY, JSON.stringify(kept))
  return switches
}
