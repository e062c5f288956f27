import { Mic, SendHorizontal } from 'lucide-react'
import { useRef } from 'react'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { mediaMessages } from '../media-texts.ts'
import { messages } from '../texts.ts'
import type { Recording } from './voice/use-recording.ts'
import * as styles from './composer.module.css'

interface ComposerButtonProps {
  recording: Recording
  /** Neither text nor photo. */
  isEmpty: boolean
  maySend: boolean
}

type Action = 'record' | 'sendVoice' | 'send'

const LABELS: Record<Action, string> = {
  record: mediaMessages.voice.record,
  sendVoice: mediaMessages.voice.send,
  send: messages.compose.send,
}

const actionOf = ({ recording, isEmpty }: ComposerButtonProps): Action => {
  const { state, hold } = recording
  if (hold.slide !== undefined) return 'record'
  if (state.name !== 'idle') return 'sendVoice'
  return isEmpty ? 'record' : 'send'
}

/** The one button that sends. It records while there is nothing to send, and stays the same for finger and focus. */
export const ComposerButton = (props: ComposerButtonProps) => {
  const { recording, maySend } = props
  const { recorder, state, hold, send } = recording
  const action = actionOf(props)
  const isHeld = hold.slide !== undefined
  const hasBegun = useRef(false)
  const Icon = action === 'record' ? Mic : SendHorizontal
  return (
    <IconButton
      type={action === 'send' ? 'submit' : 'button'}
      variant={action === 'record' && !isHeld ? 'ghost' : 'primary'}
      label={LABELS[action]}
      busy={action === 'sendVoice' && state.name === 'asking'}
      disabled={action === 'send' && !maySend}
      className={classNames(action === 'record' && styles.record, isHeld && styles.held)}
      onPointerDown={(event) => {
        hasBegun.current = action === 'record' && event.button === 0
        if (hasBegun.current) hold.onPointerDown(event)
      }}
      onPointerMove={hold.onPointerMove}
      onPointerUp={hold.onPointerUp}
      onPointerCancel={hold.onPointerCancel}
      onContextMenu={(event) => {
        if (isHeld) event.preventDefault()
      }}
      onKeyDown={(event) => {
        hasBegun.current = false
        // A key that is held would send what it has just begun.
        if (event.repeat) event.preventDefault()
      }}
      onClick={() => {
        // The pointer of this click began the recording.
        if (hasBegun.current) hasBegun.current = false
        else if (action === 'record') void recorder.start()
        else if (action === 'sendVoice') send()
      }}
    >
      <Icon size={20} aria-hidden="true" />
    </IconButton>
  )
}
