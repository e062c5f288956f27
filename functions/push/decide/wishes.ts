import { DEFAULT_QUIET } from '#shared/domain/push.ts'
import {
  presentNotifications,
  type NotificationsItem,
  type PushMemberItem,
} from '../../settings/index.ts'
import type { Wishes } from './decide.rules.ts'

type Stored = Partial<NotificationsItem> | PushMemberItem

/** The wishes in the settings of a member, or in their copy. Push is off until a member switches it on. */
export const wishesOf = (record: Stored | undefined): Wishes => {
  const { enabled = false, quietHours = DEFAULT_QUIET, pausedUntil } = record ?? {}
  const hasDevices = record && 'hasDevices' in record ? record.hasDevices === true : true
  return {
    enabled: enabled && hasDevices,
    settings: presentNotifications(record as Partial<NotificationsItem> | undefined),
    quietHours,
    pausedUntil,
  }
}
