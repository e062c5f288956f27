import { X } from 'lucide-react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Loading } from '#ui/feedback/spinner.tsx'
import { messages } from '../texts.ts'
import type { Attachment } from './use-attachment.ts'

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
    <figure className={`attachment attachment-${media.kind}`}>
      <Preview {...attachment} />
      <figcaption>
        <span className="attachment-name">{media.name}</span>
        <span>{messages.media.size(media.blob.size)}</span>
        <span className="attachment-note">{messages.media.kept}</span>
      </figcaption>
      <IconButton
        className="attachment-remove"
        label={messages.media.remove}
        disabled={disabled}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </IconButton>
    </figure>
  )
}
