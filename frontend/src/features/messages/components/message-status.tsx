import { Check, CheckCheck, CircleAlert, Clock3 } from 'lucide-react'
import { Button } from '#ui/controls/button.tsx'
import type { ShownMessage } from '../model/shown-messages.ts'
import { messages } from '../texts.ts'
import { useChat } from './chat-context.ts'
import * as styles from './message.module.css'

const texts = messages.message

const stateOf = ({ state, isRead }: ShownMessage) => {
  if (state === 'sent') return isRead ? ('read' as const) : ('sent' as const)
  return state === 'refused' ? ('failed' as const) : state
}

const ICONS = {
  waiting: Clock3,
  sending: Clock3,
  sent: Check,
  read: CheckCheck,
  failed: CircleAlert,
  kept: Clock3,
} as const

/** Whether an own message is on its way, sent, read or not sent. */
export const MessageStatus = ({ message }: { message: ShownMessage }) => {
  const state = stateOf(message)
  const Icon = ICONS[state]
  return (
    <span className={styles.status} data-state={state}>
      <Icon size={15} role="img" aria-label={texts[state]} />
    </span>
  )
}

/** Below a message that waits for the connection. */
const Waiting = ({ message }: { message: ShownMessage }) => {
  const { sending } = useChat()
  return (
    <div className={styles.notSent} data-waiting>
      <p role="status">{texts.kept}</p>
      <Button variant="ghost" size="compact" onClick={() => sending.discard(message.key)}>
        {texts.cancel}
      </Button>
    </div>
  )
}

/** Below a message that was not sent: why, and what the member can do. */
export const NotSent = ({ message }: { message: ShownMessage }) => {
  const { sending } = useChat()
  if (message.state === 'kept') return <Waiting message={message} />
  if (message.state !== 'failed' && message.state !== 'refused') return null
  return (
    <div className={styles.notSent} role="alert">
      <p>
        <strong>{texts.sendFailed}</strong> {message.reason}
      </p>
      <Button variant="ghost" size="compact" onClick={() => sending.retry(message.key)}>
        {texts.again}
      </Button>
      <Button variant="ghost" size="compact" onClick={() => sending.discard(message.key)}>
        {texts.discard}
      </Button>
    </div>
  )
}
