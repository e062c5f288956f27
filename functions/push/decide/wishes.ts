import { DEFAULT_QUIET } from '#shared/domain/push.ts'
import { presentNotifications, type NotificationsItem } from '../../settings/index.ts'
import type { Wishes } from './decide.rules.ts'

type Stored = Omit<Partial<NotificationsItem>, 'SK'>

/** The wishes in the settings of a member. Push is off until a member switches it on, and without a device. */
export const readWishes = (record: Stored | undefined): Wishes => {
  const { quietHours = DEFAULT_QUIET, pausedUntil } = record ?? {}
  return {
    enabled: record?.enabled === true && record.hasDevices === true,
    settings: presentNotifications(record),
    quietHours,
    pausedUntil,
  }
}
