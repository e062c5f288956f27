export { presentNotifications } from './notifications/notifications.presenter.ts'
export { notificationsKey } from './settings.items.ts'
