import type { PushState } from '#shared/api/push.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { useSwitchPush } from '../api/switch-push.ts'
import { messages } from '../texts.ts'
import * as styles from './push.module.css'

const TONES = {
  granted: styles.granted,
  denied: styles.denied,
  default: styles.pending,
} as const

interface PushSwitchProps {
  memberId: string
  state: PushState
  permission: NotificationPermission
  isOn: boolean
}

/** Push on this device, with what the browser says to it. */
export const PushSwitch = ({ memberId, state, permission, isOn }: PushSwitchProps) => {
  const { mutate, isPending, variables } = useSwitchPush(memberId, state)
  const isDenied = permission === 'denied'
  return (
    <>
      <p className={TONES[permission]} role="status">
        {messages.permission[permission]}
      </p>
      {isDenied && <p className={styles.hint}>{messages.deniedHint}</p>}
      <Switch
        label={messages.here}
        hint={messages.hereHint}
        checked={isPending ? variables : isOn}
        disabled={isDenied}
        aria-busy={isPending}
        onChange={(event) => {
          if (!isPending) mutate(event.target.checked)
        }}
      />
    </>
  )
}
