import type { QuietHours } from '#shared/api/push.ts'
import type { NewProfileData, NotificationSettings } from '#shared/api/settings.ts'
import { memberKey } from '#platform/identity/member.items.ts'
import type { Key, Partition } from '#platform/table/index.ts'

/** One record for the settings page and for push; `enabled` says whether push is on. */
export interface NotificationsItem extends Partial<NotificationSettings> {
  readonly PK: string
  readonly SK: 'NOTIFICATIONS'
  /** Absent on records that were last written before suggestions existed. */
  readonly entity?: 'NotificationSettings'
  readonly enabled?: boolean
  /** Absent until the member changes the default. */
  readonly quietHours?: QuietHours
  readonly pausedUntil?: string
  readonly showsText?: boolean
  /** Whether the member has at least one device with push, and so a copy of this record in the list of receivers. */
  readonly hasDevices?: boolean
  /** Rises with each change of the record and of the devices. */
  readonly version?: number
}

/** What only the member sees; place and genres are on the member, because profiles show them. */
export interface ProfileDataItem extends Omit<NewProfileData, 'location' | 'favoriteGenres'> {
  readonly PK: string
  readonly SK: 'PROFILE_DATA'
}

export interface LegalItem {
  readonly PK: string
  readonly SK: string
  readonly version: string
  readonly acceptedAt: string
}

export const notificationsKey = (memberId: string): Key<NotificationsItem> => ({
  PK: memberKey(memberId).PK,
  SK: 'NOTIFICATIONS',
})

export const profileDataKey = (memberId: string): Key<ProfileDataItem> => ({
  PK: memberKey(memberId).PK,
  SK: 'PROFILE_DATA',
})

/** The sort keys of all acceptances of a member begin with this. */
export const LEGAL = 'LEGAL#'

export const legalPartition = (memberId: string): Partition<LegalItem> => ({
  PK: memberKey(memberId).PK,
})

export const legalKey = (memberId: string, version: string): Key<LegalItem> => ({
  PK: memberKey(memberId).PK,
  SK: LEGAL + version,
})
