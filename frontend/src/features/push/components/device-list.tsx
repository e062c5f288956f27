import { MonitorSmartphone } from 'lucide-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type PushDevice, removePushDevice } from '#shared/api/push.ts'
import { relativeTime } from '#spa/platform/time.ts'
import { Button } from '#ui/controls/button.tsx'
import { keepFocus } from '#ui/focus/keep-focus.ts'
import { Heading } from '#ui/text/heading.tsx'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { messages } from '../texts.ts'
import { showPushState } from '../api/push-state.ts'
import * as styles from './push.module.css'

const texts = messages.devices

const keepItsFocus = keepFocus('li button')

const lastUsed = ({ lastUsedAt }: PushDevice): string =>
  lastUsedAt === null
    ? texts.neverUsed
    : texts.lastUsed(relativeTime(new Date(lastUsedAt), new Date()))

const factsOf = (device: PushDevice, isOwn: boolean): string =>
  isOwn ? `${texts.here} · ${lastUsed(device)}` : lastUsed(device)

/** Ends push on another device of the member. */
const useRemoveDevice = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(removePushDevice, { params: { id } }),
    onSuccess: async (state) => {
      await showPushState(client, state)
      toast({ title: messages.devices.removed })
    },
    onError: (error) => reportFailure(error),
  })
}

/** This device has the switch above. */
const DeviceItem = ({ device, isOwn }: { device: PushDevice; isOwn: boolean }) => {
  const removal = useRemoveDevice()
  return (
    <li className={styles.device}>
      <MonitorSmartphone size={24} aria-hidden="true" />
      <div className={styles.deviceText}>
        <strong>{device.name}</strong>
        <span>{factsOf(device, isOwn)}</span>
      </div>
      {!isOwn && (
        <Button
          variant="ghost"
          aria-label={texts.removeOne(device.name)}
          busy={removal.isPending}
          onClick={() => removal.mutate(device.id)}
        >
          {texts.remove}
        </Button>
      )}
    </li>
  )
}

interface DeviceListProps {
  devices: readonly PushDevice[]
  ownId: string | undefined
}

export const DeviceList = ({ devices, ownId }: DeviceListProps) => (
  <section ref={keepItsFocus} className={styles.group} aria-label={texts.title}>
    <Heading as="h3" tabIndex={-1}>
      {texts.title}
    </Heading>
    <ul>
      {devices.map((device) => (
        <DeviceItem key={device.id} device={device} isOwn={device.id === ownId} />
      ))}
    </ul>
  </section>
)
