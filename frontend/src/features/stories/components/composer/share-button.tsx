import { Button } from '#ui/controls/button.tsx'
import { composerMessages as texts } from '../../composer-texts.ts'
import type { Publishing } from './use-publish.ts'
import * as styles from './composer.module.css'

interface ShareButtonProps {
  publishing: Publishing
  disabled: boolean
}

export const ShareButton = ({ publishing, disabled }: ShareButtonProps) => {
  const { phase, share } = publishing
  const isBusy = phase.name !== 'editing'
  return (
    <Button variant="primary" busy={isBusy} disabled={disabled} onClick={share}>
      {isBusy ? texts.sharing : texts.share}
    </Button>
  )
}

/** How far the upload is; it can be cancelled. */
export const UploadProgress = ({ publishing }: { publishing: Publishing }) => {
  const { phase, cancelUpload } = publishing
  if (phase.name !== 'uploading') return null
  const percent = Math.floor(phase.share * 100)
  return (
    <div className={styles.progress}>
      <span>{texts.uploading(percent)}</span>
      <progress max={100} value={percent} aria-label={texts.uploading(percent)} />
      <Button onClick={cancelUpload}>{texts.cancelUpload}</Button>
    </div>
  )
}
