import type { Article, ArticleVersion } from '#shared/api/articles.ts'
import { LoadState } from '#ui/feedback/loaded.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { History } from 'lucide-react'
import { useVersions } from '../../api/versions.ts'
import { correctedOn } from '../../model/corrected-on.ts'
import { messages } from '../../texts.ts'
import { ArticleDiff, type ComparedText } from './article-diff.tsx'
import { WithdrawVersion } from './withdraw-version.tsx'
import * as styles from './versions.module.css'

const texts = messages.versions

interface VersionProps {
  article: Article
  version: number
}

interface ComparedProps extends VersionProps {
  /** Moderators. */
  mayWithdraw: boolean
}

/** The next text after the version that can still be read; the versions are the newest first. */
const nextOf = (
  article: Article,
  versions: readonly ArticleVersion[],
  version: number,
): ComparedText =>
  versions.findLast((older) => older.version > version && !older.isWithdrawn) ?? article

interface ShownProps extends ComparedProps {
  versions: readonly ArticleVersion[]
}

const Shown = ({ article, version, versions, mayWithdraw }: ShownProps) => {
  const older = versions.find((one) => one.version === version)
  if (!older)
    return (
      <EmptyState
        icon={<History size={48} strokeWidth={1.5} aria-hidden="true" />}
        title={texts.none}
        text={texts.noneText}
      />
    )
  if (older.isWithdrawn)
    return (
      <>
        <p>{correctedOn(older.replacedBy)}</p>
        <p>{texts.withdrawn}</p>
      </>
    )
  return (
    <>
      <p>{correctedOn(older.replacedBy)}</p>
      <p className={styles.hint}>{texts.legend}</p>
      <ArticleDiff before={older} after={nextOf(article, versions, version)} />
      {mayWithdraw && <WithdrawVersion article={article} version={version} />}
    </>
  )
}

const Compared = ({ article, version, mayWithdraw }: ComparedProps) => {
  const query = useVersions(article)
  const { data } = query
  if (!data && (article.version > 1 || query.error))
    return (
      <LoadState
        query={query}
        failed={texts.loadFailed}
        loading={<Loading label={texts.loading} />}
      />
    )
  return <Shown {...{ article, version, mayWithdraw }} versions={data ?? []} />
}

interface VersionDialogProps extends ComparedProps {
  onClose: () => void
}

/** An older version of the article, with what the correction changed. */
export const VersionDialog = ({ onClose, ...compared }: VersionDialogProps) => (
  <Dialog title={texts.title} onClose={onClose}>
    <div className={styles.diff}>
      <Compared {...compared} />
    </div>
  </Dialog>
)
