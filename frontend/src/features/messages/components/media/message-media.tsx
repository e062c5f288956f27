import { LockKeyhole, X } from 'lucide-react'
import type { Message } from '#shared/api/messages.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { useUploadShare } from '../../api/pending-media.ts'
import { mediaMessages } from '../../media-texts.ts'
import { MediaNote } from '../media-frame/media-note.tsx'
import { useThreadMedia } from '../media-frame/thread-media-context.ts'
import { localTrackId } from '../voice/thread-player.ts'
import { VoiceTrack } from '../voice/voice-track.tsx'
import { PhotoMessage } from './photo-message.tsx'
import { TemporaryPhoto } from './temporary-photo.tsx'
import * as styles from './media.module.css'

interface MessageMediaProps {
  message: Message
  /** Drops a message whose upload runs. */
  onCancel: () => void
}

const texts = mediaMessages.voice

/** A voice message in the thread. */
const VoiceMessage = ({ message }: { message: Message }) => {
  const { ownId, otherName, player } = useThreadMedia()
  const { id, senderId, clientId, audioDuration, waveform, isSealed } = message
  if (isSealed) return <MediaNote icon={LockKeyhole} title={texts.sealed} text={texts.sealedText} />
  const isUnsent = id.startsWith('unsent-') && clientId !== null
  return (
    <VoiceTrack
      player={player}
      track={{ id: isUnsent ? localTrackId(clientId) : id, seconds: audioDuration ?? 0 }}
      waveform={waveform}
      label={senderId === ownId ? texts.ownLabel : texts.label(otherName)}
    />
  )
}

const Content = ({ message }: { message: Message }) => {
  if (message.mediaType === 'audio') return <VoiceMessage message={message} />
  return message.isTemporary ? (
    <TemporaryPhoto message={message} />
  ) : (
    <PhotoMessage message={message} />
  )
}

interface UploadStateProps {
  clientId: string | null
  onCancel: () => void
}

/** Progress of an upload in the bubble of its message; nothing while none runs. */
const UploadState = ({ clientId, onCancel }: UploadStateProps) => {
  const share = useUploadShare(clientId)
  if (share === undefined) return null
  const percent = Math.floor(share * 100)
  const label = mediaMessages.photo.uploading(percent)
  return (
    <div className={styles.upload}>
      <progress max={100} value={percent} aria-label={label} />
      <span aria-hidden="true">{percent} %</span>
      <IconButton label={mediaMessages.photo.cancel} onClick={onCancel}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** The photo or voice message of a bubble. */
export const MessageMedia = ({ message, onCancel }: MessageMediaProps) => (
  <div className={styles.media}>
    <Content message={message} />
    <UploadState clientId={message.clientId} onCancel={onCancel} />
  </div>
)
