import {
  ConditionFailed,
  expression,
  get,
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

const readRecord = (memberId: string): Promise<NotificationsItem | undefined> =>
  get(notificationsKey(memberId), { consistent: true })

const copiedIn = ({ showsText: _, ...copied }: NotificationsChange): NotificationsChange => copied

const changeRecord = (memberId: string, change: NotificationsChange, hasDevices: boolean) =>
  update(notificationsKey(memberId), {
    set: { ...change, entity: 'NotificationSettings' },
    add: { version: 1 },
    condition: hasDevices
      ? expression`hasDevices = ${true}`
      : expression`attribute_not_exists(hasDevices) OR hasDevices = ${false}`,
  })

/** Of the record only: most members have no device with push. */
const changeWithoutCopy = (
  memberId: string,
  change: NotificationsChange,
): Promise<NotificationsItem> => writeAndGetNew(changeRecord(memberId, change, false))

const changeWithCopy = async (
  memberId: string,
  change: NotificationsChange,
  record: NotificationsItem,
): Promise<NotificationsItem> => {
  await transact({
    record: changeRecord(memberId, change, true),
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
  const changeOnce = async (): Promise<NotificationsItem> => {
    const record = await readRecord(memberId)
    return record?.hasDevices === true
      ? changeWithCopy(memberId, change, record)
      : changeWithoutCopy(memberId, change)
  }
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
