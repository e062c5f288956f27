import { attempt, readStored, removeStored, store } from '../storage.ts'
import { readToken } from '../token-store.ts'
import { PUSH_DEVICE_KEY } from '../device-keys.ts'

/** A lost session keeps it, a sign-out removes it. */
export interface PushDevice {
  readonly memberId: string
  /** The subscription that the server knows. */
  readonly endpoint: string
  /** The session that sent it; the server forgets the device with its session. */
  readonly session: string | undefined
}

const announce = (): void => {
  dispatchEvent(new Event(PUSH_DEVICE_KEY))
}

/** The end of the token, which tells sessions apart. */
export const sessionMark = (): string | undefined => readToken()?.slice(-8)

export const readPushDevice = (): PushDevice | undefined =>
  attempt(() => {
    const { memberId, endpoint, session } = JSON.parse(
      readStored(PUSH_DEVICE_KEY) ?? '{}',
    ) as Partial<PushDevice>
    return memberId === undefined || endpoint === undefined
      ? undefined
      : { memberId, endpoint, session }
  }, undefined)

export const keepPushDevice = (memberId: string, endpoint: string): void => {
  store(PUSH_DEVICE_KEY, JSON.stringify({ memberId, endpoint, session: sessionMark() }))
  announce()
}

export const forgetPushDevice = (): void => {
  removeStored(PUSH_DEVICE_KEY)
  announce()
}
