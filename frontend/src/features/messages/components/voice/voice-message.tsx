import { LockKeyhole } from 'lucide-react'
import type { Message } from '#shared/api/messages.ts'
import { mediaMessages } from '../../media-texts.ts'
import { MediaNote } from '../media-frame/media-note.tsx'
import { useThreadMedia } from '../media-frame/thread-media-context.ts'
import { localTrackId } from './thread-player.ts'
import { VoiceTrack } from './voice-track.tsx'

const texts = mediaMessages.voice

/** A voice message in the thread. */
export const VoiceMessage = ({ message }: { message: Message }) => {
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
