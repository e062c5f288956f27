import { attempt, readStored, removeStored, store } from '../storage.ts'
import { readToken } from '../token-store.ts'

/** Where this browser keeps for which member it receives push. A lost session keeps it, a sign-out removes it. */
const PUSH_DEVICE_KEY = 'hoellenlaerm-push'

export interface PushDevice {
  readonly memberId: string
  /** The subscription that the server knows. */
  readonly endpoint: string
  /** The session that sent it; the server forgets the device with its session. */
  readonly session: string | undefined
}

const listeners = new Set<() => void>()

const announce = () => {
  for (const listener of listeners) listener()
}

/** The end of the token, which tells sessions apart. */
export const sessionMark = (): string | undefined => readToken()?.slice(-8)

export const hasPushDevice = (): boolean => readStored(PUSH_DEVICE_KEY) !== null

export const subscribeToPushDevice = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

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
