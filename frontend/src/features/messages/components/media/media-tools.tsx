import { ImagePlus, Mic } from 'lucide-react'
import { useRef } from 'react'
import type { Prepared } from '#spa/platform/media/prepared.ts'
import { useAccept } from '#spa/platform/viewport.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { addPendingMedia, dropPendingMedia } from '../../api/pending-media.ts'
import { mediaMessages } from '../../media-texts.ts'
import type { Recorder } from '../../model/recorder.ts'
import type { ComposerSlot } from '../composer-slot.ts'
import { useRecorder } from '../voice/use-recorder.ts'
import { useDroppedFile } from './drop-context.ts'
import { usePhotoPicking } from './use-photo-picking.ts'

const texts = mediaMessages.photo

/** Replaces an attached photo, and keeps its switch. */
const attachPhoto = ({ attachment, attach }: ComposerSlot, media: Prepared): void => {
  const isTemporary = attachment?.isTemporary === true
  if (attachment) dropPendingMedia(attachment.fileKey)
  const fileKey = crypto.randomUUID()
  addPendingMedia(fileKey, { kind: 'photo', media, isTemporary })
  attach({
    fileKey,
    mediaType: 'image',
    ...(isTemporary && { isTemporary }),
    ...(media.size && { width: media.size.width, height: media.size.height }),
  })
}

interface MediaToolsProps {
  slot: ComposerSlot
  recorder: Recorder
}

/** The buttons of the composer for a photo and for a voice message. */
export const MediaTools = ({ slot, recorder }: MediaToolsProps) => {
  const input = useRef<HTMLInputElement>(null)
  const accept = useAccept('image/*')
  const { pick, preparing } = usePhotoPicking((media) => {
    attachPhoto(slot, media)
  })
  const { name } = useRecorder(recorder)
  useDroppedFile(pick)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={texts.pick}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          if (file) pick(file)
          // Lets the member pick the same file again after removing it.
          event.currentTarget.value = ''
        }}
      />
      <IconButton
        label={texts.pick}
        busy={preparing !== undefined}
        onClick={() => input.current?.click()}
      >
        <ImagePlus aria-hidden="true" />
      </IconButton>
      <IconButton
        label={mediaMessages.voice.record}
        disabled={name !== 'idle'}
        onClick={() => void recorder.start()}
      >
        <Mic aria-hidden="true" />
      </IconButton>
      <span className="visually-hidden" role="status">
        {preparing !== undefined && texts.preparing(preparing)}
      </span>
    </>
  )
}
