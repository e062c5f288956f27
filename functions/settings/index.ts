export { changeNotifications, settleDevices } from './notifications/change-notifications.ts'
export { presentNotifications } from './notifications/notifications.presenter.ts'
export {
  PUSH_MEMBER_SHARDS,
  pushMemberKey,
  pushMembersPartition,
  chooseShard,
  type PushMemberItem,
} from './notifications/push-member.items.ts'
export {
  LEGAL,
  legalPartition,
  type NotificationsItem,
  notificationsKey,
  profileDataKey,
} from './settings.items.ts'
