import { X } from 'lucide-react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { messages } from '../texts.ts'
import type { Attachment } from './use-attachment.ts'
import * as styles from './composer.module.css'

const Preview = ({ media, previewUrl }: Extract<Attachment, { state: 'ready' }>) => {
  if (media.kind === 'video') return <video src={previewUrl} controls muted playsInline />
  if (media.kind === 'audio') return <audio src={previewUrl} controls />
  return <img src={previewUrl} alt={messages.media.preview} />
}

interface AttachmentPreviewProps {
  attachment: Attachment
  disabled: boolean
  onRemove: () => void
}

export const AttachmentPreview = ({ attachment, disabled, onRemove }: AttachmentPreviewProps) => {
  if (attachment.state === 'none') return null
  if (attachment.state === 'preparing')
    return <Loading label={messages.media.preparing(attachment.name)} />
  const { media } = attachment
  return (
    <figure className={styles.attachment}>
      <Preview {...attachment} />
      <figcaption>
        <span className={styles.attachmentName}>{media.name}</span>
        <span>{messages.media.size(media.blob.size)}</span>
        <span className={styles.attachmentNote}>{messages.media.kept}</span>
      </figcaption>
      <span className={styles.attachmentRemove}>
        <IconButton
          tone="bright"
          label={messages.media.remove}
          disabled={disabled}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </IconButton>
      </span>
    </figure>
  )
}
