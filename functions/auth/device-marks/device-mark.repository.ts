import { LIMITS } from '#shared/domain/limits.ts'
import { epochSeconds } from '#platform/runtime/clock.ts'
import { keyOf, query, remove, write, type Write } from '#platform/table/index.ts'
import {
  deviceMarkKey,
  deviceMarksPartition,
  hashOfMark,
  putDeviceMark,
  type DeviceMarkItem,
} from './device-mark.items.ts'

/** The device of a sign-in, as far as its mark tells. */
export interface MarkedDevice {
  /** Undefined when the browser sent no mark. */
  readonly hash: string | undefined
  /** Whether the member signed in on this device before. */
  readonly isKnown: boolean
  /** The oldest marks, which make room for this one. */
  readonly surplus: readonly DeviceMarkItem[]
}

const UNMARKED: MarkedDevice = { hash: undefined, isKnown: false, surplus: [] }

const marksOf = async (memberId: string): Promise<readonly DeviceMarkItem[]> =>
  (await query(deviceMarksPartition(memberId), { consistent: true })).items

/** Makes the same call for an unknown member. */
export const findDevice = async (
  memberId: string,
  mark: string | undefined,
): Promise<MarkedDevice> => {
  if (mark === undefined) return UNMARKED
  const hash = hashOfMark(memberId, mark)
  const marks = await marksOf(memberId)
  const own = marks.find(({ SK }) => SK === hash)
  const newestFirst = marks
    .filter((item) => item !== own)
    .toSorted((one, other) => other.expiresAt - one.expiresAt)
  return {
    hash,
    isKnown: own !== undefined && own.expiresAt > epochSeconds(),
    surplus: newestFirst.slice(LIMITS.deviceMarks - 1),
  }
}

/** Belongs into the transaction that opens the session, so that a concurrent change of the password revokes both. */
export const rememberDevice = (
  memberId: string,
  { hash, surplus }: MarkedDevice,
): Readonly<Record<string, Write>> => {
  if (hash === undefined) return {}
  const removals = surplus.map((item, at) => [`surplus${String(at)}`, remove(keyOf(item))] as const)
  return { deviceMark: putDeviceMark(memberId, hash), ...Object.fromEntries(removals) }
}

export const forgetDevice = (memberId: string, hash: string): Promise<void> =>
  write(remove(deviceMarkKey(memberId, hash)))

/** Forgets every device of the member except the one with the hash `keep`. */
export const forgetDevices = async (memberId: string, keep: string | undefined): Promise<void> => {
  const marks = (await marksOf(memberId)).filter(({ SK }) => SK !== keep)
  await Promise.all(marks.map((item) => write(remove(keyOf(item)))))
}
