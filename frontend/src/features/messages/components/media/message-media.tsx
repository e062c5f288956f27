import type { Message } from '#shared/api/messages.ts'
import { VoiceMessage } from '../voice/voice-message.tsx'
import { PhotoMessage } from './photo-message.tsx'
import { TemporaryPhoto } from './temporary-photo.tsx'
import { UploadState } from './upload-state.tsx'
import * as styles from './media.module.css'

interface MessageMediaProps {
  message: Message
  /** Drops a message whose upload runs. */
  onCancel: () => void
}

const Content = ({ message }: { message: Message }) => {
  if (message.mediaType === 'audio') return <VoiceMessage message={message} />
  return message.isTemporary ? (
    <TemporaryPhoto message={message} />
  ) : (
    <PhotoMessage message={message} />
  )
}

/** The photo or voice message of a bubble. */
export const MessageMedia = ({ message, onCancel }: MessageMediaProps) => (
  <div className={styles.media}>
    <Content message={message} />
    <UploadState clientId={message.clientId} onCancel={onCancel} />
  </div>
)
