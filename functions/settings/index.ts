export { presentNotifications } from './notifications/notifications.presenter.ts'
export { notificationsKey, type NotificationsItem } from './settings.items.ts'
