export { continueNotice, noticeKey, startNotice, type NoticeItem } from './notice.items.ts'
export { noticeOfChange, type Notice } from './notice.rules.ts'
export { readReceivers } from './receivers.repository.ts'
