import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { useHistory, type Earlier, type EditedText } from '../api/history.ts'
import { editMessages } from '../edit-texts.ts'
import * as styles from './edit.module.css'

const texts = editMessages.history

interface HistoryDialogProps {
  text: EditedText
  now: Earlier
  onClose: () => void
}

const Version = ({ version, name }: { version: Earlier; name: string }) => {
  const { title, content, linkUrl, writtenAt } = version
  const shown = [title, content, linkUrl].filter(Boolean).join('\n\n')
  return (
    <li>
      <p>
        <strong>{name}</strong> · <RelativeTime at={writtenAt} />
      </p>
      <p className={styles.version} dir="auto">
        {shown || texts.empty}
      </p>
    </li>
  )
}

const Versions = ({ text, now }: Omit<HistoryDialogProps, 'onClose'>) => {
  const { versions, error, retry } = useHistory(text)
  if (!versions && error !== undefined)
    return <ErrorState space="line" title={texts.failed} text={error} onRetry={retry} />
  if (!versions) return <Loading label={texts.loading} />
  return (
    <ol className={styles.versions}>
      <Version version={now} name={texts.now} />
      {versions.map((version) => (
        <Version key={version.version} version={version} name={texts.version(version.version)} />
      ))}
    </ol>
  )
}

/** All versions of a text, newest first. */
export const HistoryDialog = ({ onClose, ...versions }: HistoryDialogProps) => (
  <Dialog title={texts.title} onClose={onClose}>
    <Versions {...versions} />
  </Dialog>
)
