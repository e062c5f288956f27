export { presentNotifications } from './notifications/notifications.presenter.ts'
export { type NotificationsItem, notificationsKey } from './settings.items.ts'
