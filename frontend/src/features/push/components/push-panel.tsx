import type { ReactNode } from 'react'
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { type PushState, testPush } from '#shared/api/push.ts'
import { needsInstallForPush } from '#spa/platform/push/push-support.ts'
import { Loaded } from '#ui/feedback/loaded.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { SkeletonRows } from '#ui/progress/skeleton-rows.tsx'
import { Section } from '#ui/surfaces/section.tsx'
import { deviceIdOf } from '#spa/platform/push/device-id.ts'
import { call } from '#spa/platform/api-client.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { usePushPreferences, usePushState, refetchPushState } from '../api/push-state.ts'
import { usePermission } from '../model/permission.ts'
import { messages } from '../texts.ts'
import { currentSubscription } from '../api/subscription.ts'
import { DeviceList } from './device-list.tsx'
import { Pause } from './pause.tsx'
import { PushSwitch } from './push-switch.tsx'
import { QuietHours } from './quiet-hours.tsx'
import * as styles from './push.module.css'

interface PushPanelProps {
  memberId: string
  /** What may be pushed, where the page does not show it beside the panel. */
  categories?: ReactNode
}

/** What concerns every device of the member. */
const Preferences = ({ state }: { state: PushState }) => {
  const { change: save, saving } = usePushPreferences()
  return (
    <>
      <Switch
        label={messages.everywhere}
        hint={messages.everywhereHint}
        checked={state.enabled}
        onChange={(event) => save({ enabled: event.target.checked })}
      />
      <QuietHours hours={state.quietHours} onChange={(quietHours) => save({ quietHours })} />
      <Pause
        until={state.pausedUntil}
        busy={saving?.pause !== undefined}
        onChange={(pause) => save({ pause })}
      />
    </>
  )
}

/** Asked before the first device, because a lock screen shows a push to everybody. */
const TextsOfMessages = ({ state }: { state: PushState }) => {
  const { change: save } = usePushPreferences()
  return (
    <Switch
      label={messages.showsText}
      hint={messages.showsTextHint}
      checked={state.showsText}
      onChange={(event) => save({ showsText: event.target.checked })}
    />
  )
}

/** Pushes to all devices of the member. */
const useTestPush = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(testPush, {}),
    onSuccess: () => {
      toast({ title: messages.test.sent, description: messages.test.sentText, tone: 'success' })
    },
    onError: (error) => {
      reportFailure(error)
      refetchPushState(client)
    },
  })
}

const TestPush = () => {
  const test = useTestPush()
  return (
    <div className={styles.actions}>
      <Button busy={test.isPending} onClick={() => test.mutate()}>
        {messages.test.send}
      </Button>
    </div>
  )
}

const ownDeviceId = async (): Promise<string | null> => {
  const subscription = await currentSubscription()
  return subscription && deviceIdOf(subscription.endpoint)
}

/** The id of this device among those that the server pushes to; undefined when it is not among them. */
const useOwnDevice = ({ devices }: PushState, permission: NotificationPermission) => {
  const ids = devices.map(({ id }) => id)
  const { data } = useQuery({
    queryKey: ['push', 'own-device', permission, ids],
    queryFn: ownDeviceId,
    staleTime: 0,
    networkMode: 'always',
    placeholderData: (before) => before,
  })
  return permission === 'granted' ? ids.find((id) => id === data) : undefined
}

const Settings = ({ memberId, categories, state }: PushPanelProps & { state: PushState }) => {
  const permission = usePermission()
  const ownId = useOwnDevice(state, permission)
  return (
    <div className={styles.root}>
      {state.publicKey === null ? (
        <p className={styles.hint}>{messages.unavailable}</p>
      ) : (
        <>
          <PushSwitch
            memberId={memberId}
            state={state}
            permission={permission}
            isOn={ownId !== undefined && state.enabled}
          />
          <TextsOfMessages state={state} />
        </>
      )}
      {categories}
      {state.devices.length > 0 && (
        <>
          <Preferences state={state} />
          <DeviceList devices={state.devices} ownId={ownId} />
          <TestPush />
        </>
      )}
    </div>
  )
}

const LoadedPanel = (props: PushPanelProps) => (
  <Loaded
    query={usePushState()}
    failed={messages.loadFailed}
    space="panel"
    loading={<SkeletonRows rows={2} />}
  >
    {(state) => <Settings {...props} state={state} />}
  </Loaded>
)

/** Everything about push, for a section or a dialog. */
export const PushPanel = (props: PushPanelProps) =>
  needsInstallForPush() ? (
    <p className={styles.hint}>{messages.needsInstall}</p>
  ) : (
    <LoadedPanel {...props} />
  )

/** The section of the settings; its categories are the switches of the notifications. */
export const PushSection = ({ id, memberId }: { id: string; memberId: string }) => (
  <Section id={id} title={messages.title} text={messages.text}>
    <PushPanel memberId={memberId} />
  </Section>
)
