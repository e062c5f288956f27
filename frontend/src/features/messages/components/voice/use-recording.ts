import { messages as platform } from '#spa/platform/texts.ts'
import { WAITS } from '#spa/platform/waits.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { addPendingMedia } from '../../api/pending-media.ts'
import { mediaMessages } from '../../media-texts.ts'
import type { VoiceDraft } from '../../model/media-draft.ts'
import type { Attachment } from '../../model/unsent.ts'
import type { Recorder } from '../../model/recorder.ts'
import { useHold } from './use-hold.ts'
import { useRecorder } from './use-recorder.ts'

const attachVoice = (draft: VoiceDraft): Attachment => {
  const fileKey = crypto.randomUUID()
  addPendingMedia(fileKey, draft)
  return {
    fileKey,
    mediaType: 'audio',
    audioDuration: draft.seconds,
    waveform: draft.waveform,
  }
}

/** The recording of the shown chat, and what the member can do with it. */
export const useRecording = (recorder: Recorder, sendNow: (attachment: Attachment) => void) => {
  const state = useRecorder(recorder)
  const finishAndSend = async () => {
    await recorder.finish()
    const ended = recorder.snapshot()
    if (ended.name !== 'recorded') return
    sendNow(attachVoice(ended.draft))
    await recorder.cancel()
  }
  const dropAndOfferUndo = async () => {
    const draft = await recorder.cancel()
    if (!draft) return
    toast({
      title: mediaMessages.voice.discarded,
      durationMs: WAITS.undo,
      action: {
        label: platform.undo,
        onSelect: () => recorder.restore(draft),
      },
    })
  }
  const send = () => void finishAndSend()
  const drop = () => void dropAndOfferUndo()
  const hold = useHold({ recorder, onSend: send, onDrop: drop })
  return { recorder, state, hold, send, drop }
}

export type Recording = ReturnType<typeof useRecording>
