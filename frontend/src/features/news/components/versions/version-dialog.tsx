import type { Article, ArticleVersion } from '#shared/api/articles.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { History } from 'lucide-react'
import { useVersions } from '../../api/versions.ts'
import { correctedOn } from '../../model/corrected-on.ts'
import { messages } from '../../texts.ts'
import { ArticleDiff, type ComparedText } from './article-diff.tsx'
import * as styles from './versions.module.css'

const texts = messages.versions

interface VersionProps {
  article: Article
  version: number
}

/** The text that replaced the version: the next older one, or the article itself. */
const nextOf = (
  article: Article,
  versions: readonly ArticleVersion[],
  version: number,
): ComparedText | undefined =>
  version + 1 === article.version
    ? article
    : versions.find((older) => older.version === version + 1)

const Compared = ({ article, version }: VersionProps) => {
  const { data, error, refetch, isFetching } = useVersions(article)
  if (!data && error)
    return (
      <ErrorState
        title={texts.loadFailed}
        text={error.message}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data && article.version > 1) return <Loading label={texts.loading} />
  const older = data?.find((one) => one.version === version)
  const next = data && nextOf(article, data, version)
  if (!older || !next)
    return (
      <EmptyState
        icon={<History size={48} strokeWidth={1.5} aria-hidden="true" />}
        title={texts.none}
        text={texts.noneText}
      />
    )
  return (
    <>
      <p>{correctedOn(older.replacedBy)}</p>
      <p className={styles.hint}>{texts.legend}</p>
      <ArticleDiff before={older} after={next} />
    </>
  )
}

interface VersionDialogProps extends VersionProps {
  onClose: () => void
}

/** An older version of the article, with what the correction changed. */
export const VersionDialog = ({ article, version, onClose }: VersionDialogProps) => (
  <Dialog title={texts.title} onClose={onClose}>
    <div className={styles.diff}>
      <Compared article={article} version={version} />
    </div>
  </Dialog>
)
