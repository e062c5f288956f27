export { countUnreadMessages, type UnreadItem, unreadKey } from './notification.items.ts'
