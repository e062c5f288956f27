import type { NotificationList } from '../notification/notifications-request.ts'

/** The state of a navigation from a notification to its post: which list it came from. */
export interface PostJump {
  readonly jumpFrom: NotificationList
}

/** Undefined for navigations of other parts of the app. */
export const readJump = (state: unknown): NotificationList | undefined =>
  typeof state === 'object' && state !== null && 'jumpFrom' in state
    ? (state as PostJump).jumpFrom
    : undefined
