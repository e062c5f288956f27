import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  savePushPreferences,
  subscribeToPush,
  unsubscribeFromPush,
  type PushState,
} from '#shared/api/push.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure, showFailure } from '#spa/platform/failure-toast.ts'
import { keepPushEnabled } from '#spa/entities/notification/kept-notifications.ts'
import { forgetPushDevice, keepPushDevice, readPushDevice } from '#spa/platform/push/push-device.ts'
import { messages as platformMessages } from '#spa/platform/texts.ts'
import { WAITS } from '#spa/platform/waits.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import { refetchPushState, showPushState } from './push-state.ts'
import { toBody, currentSubscription, subscribeBrowser } from './subscription.ts'

class PermissionRefused extends Error {}

const tellServer = async (subscription: PushSubscription): Promise<PushState> => {
  const state = await call(subscribeToPush, { body: toBody(subscription) })
  return state.enabled ? state : call(savePushPreferences, { body: { enabled: true } })
}

const dropSubscription = (subscription: PushSubscription): Promise<unknown> =>
  subscription.unsubscribe().catch(() => undefined)

/** Browsers ask for the permission only in the task of a tap, so that comes first. */
const turnOn = async (memberId: string, publicKey: string): Promise<PushState> => {
  if ((await Notification.requestPermission()) !== 'granted') throw new PermissionRefused()
  const subscription = await subscribeBrowser(publicKey)
  try {
    const state = await tellServer(subscription)
    keepPushDevice(memberId, subscription.endpoint)
    keepPushEnabled(true)
    return state
  } catch (error) {
    await dropSubscription(subscription)
    throw error
  }
}

/** The server first: the browser never gives an ended subscription back. */
const turnOff = async (known: PushState): Promise<PushState> => {
  const subscription = await currentSubscription()
  const endpoint = subscription?.endpoint ?? readPushDevice()?.endpoint
  const state =
    endpoint === undefined ? known : await call(unsubscribeFromPush, { body: { endpoint } })
  try {
    await subscription?.unsubscribe()
  } catch (error) {
    if (subscription) await tellServer(subscription)
    throw error
  }
  forgetPushDevice()
  keepPushEnabled(false)
  return state
}

const showSwitched = (on: boolean, undo: () => void): void => {
  const way = {
    durationMs: WAITS.undo,
    action: { label: platformMessages.undo, onSelect: undo },
  }
  if (on) toast({ ...way, title: messages.on, tone: 'success' })
  else toast({ ...way, title: messages.off, description: messages.offText })
}

const showNotSwitched = (error: unknown, on: boolean): void => {
  if (error instanceof PermissionRefused) showFailure(messages.refused, messages.refusedText)
  else {
    const description = on ? messages.onFailed : messages.offFailed
    reportFailure(error, { title: messages.failed, description })
  }
}

/** Switches push on this device on or off; a failure of browser or server leaves it as it was. */
export const useSwitchPush = (memberId: string, state: PushState) => {
  const client = useQueryClient()
  const { publicKey } = state
  const mutation = useMutation({
    mutationKey: ['push', 'switch'],
    mutationFn: (on: boolean) => {
      if (!on) return turnOff(state)
      if (publicKey === null) throw new Error('The server has no key.')
      return turnOn(memberId, publicKey)
    },
    onSuccess: async (answer, on) => {
      await showPushState(client, answer)
      showSwitched(on, () => mutation.mutate(!on))
    },
    onError: (error, on) => {
      showNotSwitched(error, on)
      refetchPushState(client)
    },
  })
  return mutation
}
