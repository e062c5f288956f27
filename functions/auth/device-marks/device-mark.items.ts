import { keptSeconds } from '#shared/domain/retention.ts'
import { createHash } from 'node:crypto'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { put, type Key, type Partition, type Stored, type Write } from '#platform/table/index.ts'

/** A year from the last sign-in, so that it outlives every session. */
export const DEVICE_MARK_SECONDS = keptSeconds('knownDevice')

/** A browser that signed in before. The mark itself stays in the browser. */
export interface DeviceMarkItem extends Stored {
  readonly expiresAt: number
}

export const deviceMarksPartition = (memberId: string): Partition<DeviceMarkItem> => ({
  PK: `DEVICE_MARKS#${memberId}`,
})

/** Differs between the members of one browser, so that the table does not link them. */
export const hashOfMark = (memberId: string, mark: string): string =>
  createHash('sha256').update(`${memberId} ${mark}`).digest('base64url')

export const deviceMarkKey = (memberId: string, hash: string): Key<DeviceMarkItem> => ({
  PK: deviceMarksPartition(memberId).PK,
  SK: hash,
})

export const putDeviceMark = (memberId: string, hash: string): Write<DeviceMarkItem> =>
  put({ ...deviceMarkKey(memberId, hash), expiresAt: epochSeconds() + DEVICE_MARK_SECONDS })
