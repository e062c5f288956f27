import { NotificationSettings } from '#shared/api/settings.ts'
import { NOTIFICATIONS_KEY } from '#spa/platform/device-keys.ts'
import { attempt, readStored, store } from '#spa/platform/storage.ts'

/** `enabled` says whether this device receives push. */
interface KeptSettings extends NotificationSettings {
  readonly enabled: boolean
}

const ALL_ON: NotificationSettings = {
  community: true,
  content: true,
  system: true,
  personalized: true,
}

const readKept = (): KeptSettings | undefined =>
  attempt(() => {
    const { enabled, ...switches } = JSON.parse(
      readStored(NOTIFICATIONS_KEY) ?? '',
    ) as Partial<KeptSettings>
    return { ...NotificationSettings.parse(switches), enabled: enabled === true }
  }, undefined)

const keep = (kept: KeptSettings): void => {
  store(NOTIFICATIONS_KEY, JSON.stringify(kept))
}

/** The notification settings that this device knows; undefined when it knows none. */
export const readKeptNotifications = (): NotificationSettings | undefined => {
  const kept = readKept()
  if (!kept) return undefined
  const { enabled: _enabled, ...switches } = kept
  return switches
}

/** Keeps what the server answered, for the next start and for push. */
export const keepNotifications = (switches: NotificationSettings): NotificationSettings => {
  keep({ ...switches, enabled: readKept()?.enabled ?? false })
  return switches
}

/** Keeps whether this device receives push. */
export const keepPushEnabled = (enabled: boolean): void => {
  keep({ ...ALL_ON, ...readKept(), enabled })
}
