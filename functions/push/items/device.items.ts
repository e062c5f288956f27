import { hash } from 'node:crypto'
import type { Key, Partition } from '#platform/table/index.ts'

const ID_LETTERS = 32

/** A browser that receives pushes. */
export interface PushDeviceItem {
  readonly PK: string
  readonly SK: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
  /** The VAPID key of the stage when it subscribed. After a rotation, push services refuse the new key for it. */
  readonly publicKey: string
  /** Browser and operating system, in words for people. */
  readonly name: string
  readonly createdAt: string
  /** When a push reached it; up to an hour old. */
  readonly lastUsedAt?: string
  /** When a push to it was given up; absent since one reached it. */
  readonly failingSince?: string
  /** The device is removed with the session that subscribed last. */
  readonly sessionId: string
}

/** The member that an endpoint belongs to. */
export interface PushEndpointItem {
  readonly PK: string
  readonly SK: 'OWNER'
  readonly memberId: string
}

const DEVICE = 'DEVICE#'

/** Devices, pushes and what waits to be pushed to one member. */
export const pushPartition = (memberId: string): Partition => ({ PK: `PUSH#${memberId}` })

export const devicesPartition = (memberId: string): Partition<PushDeviceItem> =>
  pushPartition(memberId) as Partition<PushDeviceItem>

export const DEVICES = { beginsWith: DEVICE } as const

/** The same endpoint is the same device, however often it is subscribed. */
export const deviceIdOf = (endpoint: string): string =>
  hash('sha256', endpoint).slice(0, ID_LETTERS)

export const deviceKey = (memberId: string, deviceId: string): Key<PushDeviceItem> => ({
  PK: pushPartition(memberId).PK,
  SK: `${DEVICE}${deviceId}`,
})

export const deviceIdIn = ({ SK }: Pick<PushDeviceItem, 'SK'>): string => SK.slice(DEVICE.length)

export const endpointKey = (endpoint: string): Key<PushEndpointItem> => ({
  PK: `PUSH_ENDPOINT#${hash('sha256', endpoint)}`,
  SK: 'OWNER',
})
