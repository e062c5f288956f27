/** The two lists of notifications: horns, and comments, mentions and follows. */
export type NotificationList = 'likes' | 'activities'

type Listener = (list: NotificationList) => void

let wanted: NotificationList | undefined
let listener: Listener | undefined

const deliver = () => {
  if (wanted === undefined || !listener) return
  listener(wanted)
  wanted = undefined
}

/** Asks the app to show a list of notifications, as soon as it can. */
export const requestNotifications = (list: NotificationList): void => {
  wanted = list
  deliver()
}

/** Receives the requests until the returned function is called. */
export const receiveNotificationRequests = (receive: Listener): (() => void) => {
  listener = receive
  deliver()
  return () => {
    listener = undefined
  }
}
