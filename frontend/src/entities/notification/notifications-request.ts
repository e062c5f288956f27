import { screenRequest } from '#spa/platform/screen-request.ts'

/** The two lists of notifications: horns, and comments, mentions and follows. */
export type NotificationList = 'likes' | 'activities'

/** `send` asks the app to show a list, as soon as it can; `receive` shows it. */
const request = screenRequest<NotificationList>()

export const requestNotifications = request.send
export const receiveNotificationRequests = request.receive
