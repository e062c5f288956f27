import { X } from 'lucide-react'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { useUploadShare } from '../../api/pending-media.ts'
import { mediaMessages } from '../../media-texts.ts'
import * as styles from './media.module.css'

interface UploadStateProps {
  clientId: string | null
  onCancel: () => void
}

/** Progress of an upload in the bubble of its message; nothing while none runs. */
export const UploadState = ({ clientId, onCancel }: UploadStateProps) => {
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
