export { countUnreadMessages, unreadKey } from './notification.items.ts'
