export { countUnreadMessages, unreadKey } from './unread.items.ts'
