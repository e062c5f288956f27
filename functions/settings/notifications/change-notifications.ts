import {
  ConditionFailed,
  expression,
  onConditionFailed,
  put,
  remove,
  retry,
  transact,
  update,
  writeAndGetNew,
  type TransactItem,
} from '#platform/table/index.ts'
import { notificationsKey, type NotificationsItem } from '../settings.items.ts'
import { pushMemberItem, pushMemberKey } from './push-member.items.ts'

/** What members change; `undefined` removes the attribute. */
export type NotificationsChange = {
  readonly [
    Name in Exclude<keyof NotificationsItem, 'PK' | 'SK' | 'entity' | 'hasDevices' | 'version'>
  ]?: NotificationsItem[Name] | undefined
}

const copiedIn = ({ showsText: _, ...copied }: NotificationsChange): NotificationsChange => copied

const changeOf = (change: NotificationsChange) => ({
  set: { ...change, entity: 'NotificationSettings' as const },
  add: { version: 1 },
})

/** Of a member without a device, as most are: the record has no copy. */
const changeRecord = (memberId: string, change: NotificationsChange): Promise<NotificationsItem> =>
  writeAndGetNew(
    update(notificationsKey(memberId), {
      ...changeOf(change),
      condition: expression`attribute_not_exists(hasDevices) OR hasDevices = ${false}`,
      returnOnFailure: true,
    }),
  )

const changeBoth = async (
  memberId: string,
  change: NotificationsChange,
  record: NotificationsItem,
): Promise<NotificationsItem> => {
  await transact({
    record: update(notificationsKey(memberId), {
      ...changeOf(change),
      condition: { hasDevices: true },
    }),
    copy: update(pushMemberKey(memberId), { set: copiedIn(change) }),
  })
  return { ...record, ...change } as NotificationsItem
}

/**
 * Changes the named settings, also in the copy that pushes to everybody read. Others may change at the same time.
 * Returns the record after the change.
 */
export const changeNotifications = (
  memberId: string,
  change: NotificationsChange,
): Promise<NotificationsItem> => {
  const changeOnce = (): Promise<NotificationsItem> =>
    onConditionFailed(changeRecord(memberId, change), ({ item }) =>
      changeBoth(memberId, change, item as unknown as NotificationsItem),
    )
  return retry(changeOnce, { when: (error) => error instanceof ConditionFailed, attempts: 8 })
}

interface DevicesChange {
  /** Of the member after the change. */
  readonly hasDevices: boolean
  readonly set?: Pick<NotificationsItem, 'enabled'>
}

/**
 * Belongs into the transaction that adds or removes devices of a member. Fails when settings or devices changed since
 * `record` was read.
 */
export const settleDevices = (
  memberId: string,
  record: NotificationsItem | undefined,
  { hasDevices, set = {} }: DevicesChange,
): Record<'record' | 'copy', TransactItem> => {
  const version = record?.version
  return {
    record: update(notificationsKey(memberId), {
      set: { ...set, entity: 'NotificationSettings', hasDevices, version: (version ?? 0) + 1 },
      condition:
        version === undefined
          ? expression`attribute_not_exists(version)`
          : expression`version = ${version}`,
    }),
    copy: hasDevices
      ? put(pushMemberItem(memberId, { ...record, ...set }))
      : remove(pushMemberKey(memberId)),
  }
}
