export { alertsKey } from './alert.items.ts'
export {
  continueNotice,
  endNotice,
  noticeKey,
  startNotice,
  type NoticeItem,
} from './notice.items.ts'
export { noticesOfChange, toNotified, type Notice } from './notice.rules.ts'
export { readReceivers } from './receivers.repository.ts'
export { removeEntries, type AlertsItem } from './alert.items.ts'
