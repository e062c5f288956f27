import { Button } from '#ui/controls/button.tsx'
import { messages } from '../texts.ts'
import type { ComposerPhase } from './use-composer.ts'
import * as styles from './composer.module.css'

interface UploadProgressProps {
  phase: ComposerPhase
  onCancel: () => void
}

export const UploadProgress = ({ phase, onCancel }: UploadProgressProps) => {
  if (phase.name !== 'uploading') return null
  const percent = Math.floor(phase.share * 100)
  return (
    <div className={styles.progress}>
      <span>{messages.uploading(percent)}</span>
      <progress max={100} value={percent} aria-label={messages.uploading(percent)} />
      <Button onClick={onCancel}>{messages.cancelUpload}</Button>
    </div>
  )
}
