import { MAX_PUSH_DEVICES } from '#shared/domain/push.ts'
import { markSession, sessionKey } from '#platform/identity/session.items.ts'
import { isoNow, now } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import {
  notificationsKey,
  pushMemberKey,
  settleDevices,
  type NotificationsItem,
} from '../../settings/index.ts'
import {
  absent,
  ConditionFailed,
  exists,
  get,
  keyOf,
  onConditionFailed,
  put,
  query,
  remove,
  retry,
  transact,
  unlessConditionFailed,
  update,
  write,
  type Key,
  type Partition,
  type Stored,
  type TransactItem,
} from '#platform/table/index.ts'
import {
  deviceIdIn,
  deviceIdOf,
  deviceKey,
  DEVICES,
  devicesPartition,
  endpointKey,
  pushPartition,
  type PushDeviceItem,
  type PushEndpointItem,
} from './device.items.ts'

const lastUse = ({ lastUsedAt, createdAt }: PushDeviceItem): string => lastUsedAt ?? createdAt

/** The one that was used last comes first. */
export const readDevices = async (memberId: string): Promise<readonly PushDeviceItem[]> => {
  const { items } = await query(devicesPartition(memberId), { ...DEVICES, consistent: true })
  return items.toSorted((one, other) => lastUse(other).localeCompare(lastUse(one)))
}

interface Owned {
  readonly record: NotificationsItem | undefined
  readonly devices: readonly PushDeviceItem[]
}

const NO_DEVICES: readonly PushDeviceItem[] = []

/** The record first: a change of the devices after it raises its version, which the transaction checks. */
const readOwned = async (memberId: string): Promise<Owned> => {
  const record = await get(notificationsKey(memberId), { consistent: true })
  const devices = record?.hasDevices === true ? await readDevices(memberId) : NO_DEVICES
  return { record, devices }
}

type Parts = Record<string, TransactItem>

const removing = (memberId: string, devices: readonly PushDeviceItem[]): Parts => {
  const parts: Parts = {}
  for (const device of devices) {
    parts[`device ${device.SK}`] = remove(deviceKey(memberId, deviceIdIn(device)))
    parts[`endpoint ${device.SK}`] = remove(endpointKey(device.endpoint))
  }
  return parts
}

const again = { when: (error: unknown) => error instanceof ConditionFailed, attempts: 8 }

/** Does nothing when no device is selected. */
export const removeDevices = (
  memberId: string,
  select: (device: PushDeviceItem) => boolean,
): Promise<void> => {
  const removeOnce = async (): Promise<void> => {
    const { record, devices } = await readOwned(memberId)
    const gone = devices.filter(select)
    if (gone.length === 0) return
    const hasDevices = devices.length > gone.length
    await transact({
      ...settleDevices(memberId, record, { hasDevices }),
      ...removing(memberId, gone),
    })
  }
  return retry(removeOnce, again)
}

/** The writes that take a device from the member who had its endpoint before. */
const leaving = async (memberId: string, endpoint: string): Promise<Parts> => {
  const { record, devices } = await readOwned(memberId)
  const hasDevices = devices.some((device) => device.endpoint !== endpoint)
  const settled = settleDevices(memberId, record, { hasDevices })
  return {
    'previous record': settled.record,
    'previous copy': settled.copy,
    'previous device': remove(deviceKey(memberId, deviceIdOf(endpoint))),
  }
}

export type NewDevice = Omit<
  PushDeviceItem,
  'PK' | 'SK' | 'createdAt' | 'lastUsedAt' | 'failingSince'
>

const endedSession = (failed: ConditionFailed): never => {
  throw failed.has('session') ? new ApiError('unauthenticated') : failed
}

/**
 * Stores a device, or its new keys and session. The endpoint leaves the member who had it before, and the devices that
 * were used least recently give way.
 * @param token of the session; its end removes the device
 * @throws ApiError unauthenticated when the session ended meanwhile
 */
export const addDevice = (memberId: string, device: NewDevice, token: string): Promise<void> => {
  const { endpoint } = device
  const addOnce = async (): Promise<void> => {
    const [{ record, devices }, owner] = await Promise.all([
      readOwned(memberId),
      get(endpointKey(endpoint), { consistent: true }),
    ])
    const known = devices.find((each) => each.endpoint === endpoint)
    const others = devices.filter((each) => each.endpoint !== endpoint)
    // Browsers also subscribe by themselves, which must not undo a member's switch for all devices.
    const enabled = record?.enabled ?? true
    const writes = {
      session: markSession(sessionKey(token)),
      ...settleDevices(memberId, record, { hasDevices: true, set: { enabled } }),
      ...removing(memberId, others.slice(MAX_PUSH_DEVICES - 1)),
      ...(owner && owner.memberId !== memberId && (await leaving(owner.memberId, endpoint))),
      device: put<PushDeviceItem>({
        ...deviceKey(memberId, deviceIdOf(endpoint)),
        createdAt: isoNow(),
        ...(known?.lastUsedAt !== undefined && { lastUsedAt: known.lastUsedAt }),
        ...device,
      }),
      owner: put<PushEndpointItem>(
        { ...endpointKey(endpoint), SK: 'OWNER', memberId },
        owner ? { memberId: owner.memberId } : absent,
      ),
    }
    await onConditionFailed(transact(writes), endedSession)
  }
  return retry(addOnce, again)
}

const HOUR_MS = 3600_000

/** Notes that a push reached a device, at most once an hour. */
export const markUsed = async (device: PushDeviceItem): Promise<void> => {
  const { lastUsedAt, failingSince } = device
  const isRecent = lastUsedAt !== undefined && Date.parse(lastUsedAt) > now() - HOUR_MS
  if (isRecent && failingSince === undefined) return
  const set = { lastUsedAt: isoNow() }
  const change = update(keyOf(device), { set, remove: ['failingSince'], condition: exists })
  await unlessConditionFailed(write(change))
}

/** Notes that a push to a device was given up. */
export const markFailing = async (device: PushDeviceItem): Promise<void> => {
  if (device.failingSince !== undefined) return
  const change = update(keyOf(device), { set: { failingSince: isoNow() }, condition: exists })
  await unlessConditionFailed(write(change))
}

const PAGE_SIZE = 25

/** Removes everything that is stored about push to a member who no longer exists. Repeating it is harmless. */
export const forgetMember = async (memberId: string): Promise<void> => {
  const keysIn = (item: Stored): Key[] => [
    ...('endpoint' in item ? [endpointKey(String(item.endpoint))] : []),
    item,
  ]
  let startAt: Key | undefined
  do {
    const page = await query(pushPartition(memberId) as Partition<Stored>, {
      limit: PAGE_SIZE,
      consistent: true,
      startAt,
    })
    await Promise.all(page.items.flatMap(keysIn).map((key) => write(remove(key))))
    startAt = page.next
  } while (startAt)
  await write(remove(pushMemberKey(memberId)))
}
