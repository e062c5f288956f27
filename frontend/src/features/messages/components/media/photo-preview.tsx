import { X } from 'lucide-react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Switch } from '#ui/controls/switch.tsx'
import { localMediaUrl } from '../../api/media-local.ts'
import { dropPendingMedia, setPendingTemporary } from '../../api/pending-media.ts'
import { mediaMessages } from '../../media-texts.ts'
import type { Attachment } from '../../model/unsent.ts'
import type { ComposerSlot } from '../composer-slot.ts'
import * as styles from './photo-preview.module.css'

const texts = mediaMessages.photo

interface PhotoPreviewProps {
  attachment: Attachment
  attach: ComposerSlot['attach']
}

/** The photo that the next message carries. */
export const PhotoPreview = ({ attachment, attach }: PhotoPreviewProps) => {
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
