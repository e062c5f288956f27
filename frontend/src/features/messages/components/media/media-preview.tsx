import { X } from 'lucide-react'
import { Suspense, useSyncExternalStore } from 'react'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { localMediaUrl } from '../../api/media-local.ts'
import { addPendingMedia, dropPendingMedia, setPendingTemporary } from '../../api/pending-media.ts'
import { mediaMessages } from '../../media-texts.ts'
import type { VoiceDraft } from '../../model/media-draft.ts'
import type { Attachment } from '../../model/outbox.ts'
import type { Recorder } from '../../model/recorder.ts'
import type { ComposerSlot } from '../composer-slot.ts'
import * as styles from './media-preview.module.css'

const texts = mediaMessages.photo

const RecorderPanel = lazyPart(
  async () => (await import('../voice/recorder-panel.tsx')).RecorderPanel,
)

interface PhotoPreviewProps {
  attachment: Attachment
  attach: ComposerSlot['attach']
}

const PhotoPreview = ({ attachment, attach }: PhotoPreviewProps) => {
  const { fileKey, isTemporary = false } = attachment
  return (
    <figure className={styles.photo}>
      <img src={localMediaUrl(fileKey)} alt={texts.preview} />
      <figcaption>
        <Switch
          label={texts.temporary}
          hint={texts.temporaryHint}
          checked={isTemporary}
          onChange={(event) => {
            const { checked } = event.currentTarget
            setPendingTemporary(fileKey, checked)
            attach({ ...attachment, isTemporary: checked })
          }}
        />
      </figcaption>
      <IconButton
        label={texts.remove}
        onClick={() => {
          dropPendingMedia(fileKey)
          attach(undefined)
        }}
      >
        <X aria-hidden="true" />
      </IconButton>
    </figure>
  )
}

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

interface MediaPreviewProps {
  slot: ComposerSlot
  recorder: Recorder
}

/** Above the text of the composer: the attached photo, and the recorder while it works. */
export const MediaPreview = ({ slot, recorder }: MediaPreviewProps) => {
  const state = useSyncExternalStore(recorder.subscribe, recorder.snapshot)
  return (
    <>
      {slot.attachment && <PhotoPreview attachment={slot.attachment} attach={slot.attach} />}
      {state.name !== 'idle' && (
        <Suspense>
          <RecorderPanel
            recorder={recorder}
            state={state}
            onSend={(draft) => {
              slot.sendNow(attachVoice(draft))
            }}
          />
        </Suspense>
      )}
    </>
  )
}
