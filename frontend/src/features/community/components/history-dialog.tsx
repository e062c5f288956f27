import { useState, type ReactNode } from 'react'
import { mayModerate } from '#shared/domain/roles.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { Button } from '#ui/controls/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { useHistory, type Earlier, type EditedText } from '../api/history.ts'
import { editMessages } from '../edit-texts.ts'
import { useFeedContext } from './feed-context.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'
import * as styles from './edit.module.css'

const texts = editMessages.history

type Current = Omit<Earlier, 'withdrawnBy'>

interface HistoryDialogProps {
  text: EditedText
  authorId: string
  now: Current
  onClose: () => void
}

interface VersionProps {
  version: Current & Partial<Pick<Earlier, 'withdrawnBy'>>
  name: string
  children?: ReactNode
}

const Version = ({ version, name, children }: VersionProps) => {
  const { title, content, linkUrl, writtenAt, withdrawnBy } = version
  const shown = [title, content, linkUrl].filter(Boolean).join('\n\n')
  return (
    <li>
      <p>
        <strong>{name}</strong> · <RelativeTime at={writtenAt} />
      </p>
      {withdrawnBy ? (
        <p>{texts.withdrawnBy[withdrawnBy]}</p>
      ) : (
        <p className={styles.version} dir="auto">
          {shown || texts.empty}
        </p>
      )}
      {children}
    </li>
  )
}

type EarlierVersionProps = Pick<HistoryDialogProps, 'text' | 'authorId'> & { version: Earlier }

/** An earlier version, which its author or a moderator can withdraw. */
const EarlierVersion = ({ text, authorId, version }: EarlierVersionProps) => {
  const { me } = useFeedContext()
  const [isAsking, setAsking] = useState(false)
  const isOwn = me.id === authorId
  const mayWithdraw = version.withdrawnBy === null && (isOwn || mayModerate(me.role))
  return (
    <Version version={version} name={texts.version(version.version)}>
      {mayWithdraw && (
        <Button
          variant="ghost"
          size="compact"
          aria-label={`${texts.withdraw}: ${texts.version(version.version)}`}
          onClick={() => setAsking(true)}
        >
          {texts.withdraw}
        </Button>
      )}
      {isAsking && (
        <WithdrawDialog
          text={text}
          version={version.version}
          isOwn={isOwn}
          onClose={() => setAsking(false)}
        />
      )}
    </Version>
  )
}

const Versions = ({ text, authorId, now }: Omit<HistoryDialogProps, 'onClose'>) => {
  const { versions, error, retry } = useHistory(text)
  if (!versions && error !== undefined)
    return <ErrorState space="line" title={texts.failed} text={error} onRetry={retry} />
  if (!versions) return <Loading label={texts.loading} />
  return (
    <ol className={styles.versions}>
      <Version version={now} name={texts.now} />
      {versions.map((version) => (
        <EarlierVersion key={version.version} {...{ text, authorId, version }} />
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
