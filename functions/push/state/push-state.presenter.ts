import type { PushDevice, PushState } from '#shared/api/push.ts'
import { DEFAULT_QUIET } from '#shared/domain/push.ts'
import { now } from '#platform/runtime/clock.ts'
import { env } from '#platform/runtime/env.ts'
import { get } from '#platform/table/index.ts'
import {
  notificationsKey,
  presentNotifications,
  type NotificationsItem,
} from '../../settings/index.ts'
import { deviceIdIn, type PushDeviceItem } from '../items/device.items.ts'
import { readDevices } from '../items/device.repository.ts'

const presentDevice = (device: PushDeviceItem): PushDevice => ({
  id: deviceIdIn(device),
  name: device.name,
  createdAt: device.createdAt,
  lastUsedAt: device.lastUsedAt ?? null,
})

const presentPause = ({ pausedUntil }: Partial<NotificationsItem>): string | null =>
  pausedUntil !== undefined && Date.parse(pausedUntil) > now() ? pausedUntil : null

const presentPush = (
  record: Partial<NotificationsItem>,
  devices: readonly PushDeviceItem[],
): PushState => ({
  publicKey: env.push?.publicKey ?? null,
  enabled: record.enabled ?? false,
  settings: presentNotifications(record),
  quietHours: record.quietHours ?? DEFAULT_QUIET,
  pausedUntil: presentPause(record),
  showsText: record.showsText ?? false,
  devices: devices.map(presentDevice),
})

/** The answer of every call, read after its change. */
export const readPushState = async (memberId: string): Promise<PushState> => {
  const [record, devices] = await Promise.all([
    get(notificationsKey(memberId), { consistent: true }),
    readDevices(memberId),
  ])
  return presentPush(record ?? {}, devices)
}
