import { ImagePlus } from 'lucide-react'
import type { Prepared } from '#spa/platform/media/prepared.ts'
import { useAccept } from '#spa/platform/viewport.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { useFileChoice } from '#ui/forms/use-file-choice.tsx'
import { addPendingMedia, dropPendingMedia } from '../../api/pending-media.ts'
import { mediaMessages } from '../../media-texts.ts'
import type { ComposerSlot } from '../composer-slot.ts'
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

/** Picks a photo for the next message, also one that is dropped onto the chat. */
export const PhotoButton = ({ slot }: { slot: ComposerSlot }) => {
  const accept = useAccept('image/*')
  const { pick, preparing } = usePhotoPicking((media) => attachPhoto(slot, media))
  useDroppedFile(pick)
  const { field, open } = useFileChoice({ label: texts.pick, accept, onPick: pick })
  return (
    <>
      {field}
      <IconButton label={texts.pick} busy={preparing !== undefined} onClick={open}>
        <ImagePlus aria-hidden="true" />
      </IconButton>
      <span className="visually-hidden" role="status">
        {preparing !== undefined && texts.preparing(preparing)}
      </span>
    </>
  )
}
