export { changeNotifications } from './change-notifications.ts'
