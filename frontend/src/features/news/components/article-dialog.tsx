import { ArrowLeft, Disc3, Share } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import type { Role } from '#shared/domain/roles.ts'
import { shareLink } from '#spa/platform/share-link.ts'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Card } from '#ui/surfaces/card.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { closeOnCancel } from '#ui/overlays/close-on-cancel.ts'
import { useModal } from '#ui/overlays/use-modal.ts'
import type { LoadedArticle } from '../api/article.ts'
import { messages } from '../texts.ts'
import { ArticleView } from './article-view.tsx'
import * as styles from './article-dialog.module.css'

const texts = messages.article

interface ArticleDialogProps {
  loaded: LoadedArticle
  search: string
  role: Role | undefined
  onClose: () => void
}

interface StateProps {
  loaded: LoadedArticle
  titleId: string
}

/** Shown in place of the article while it is loading, missing or failed. */
const Placeholder = ({ loaded, titleId }: StateProps) => {
  if (loaded.isGone)
    return (
      <div id={titleId}>
        <EmptyState
          icon={<Disc3 size={48} strokeWidth={1.5} aria-hidden="true" />}
          title={texts.gone}
          text={texts.goneText}
        />
      </div>
    )
  if (loaded.error !== undefined)
    return (
      <div id={titleId}>
        <ErrorState
          title={messages.loadFailed}
          text={loaded.error}
          onRetry={loaded.retry}
          retrying={loaded.isFetching}
        />
      </div>
    )
  return (
    <div id={titleId}>
      <Loading label={texts.loading} />
    </div>
  )
}

interface BarProps {
  articleId: string | undefined
  onClose: () => void
}

const Bar = ({ articleId, onClose }: BarProps) => (
  <div className={styles.bar}>
    <Button variant="ghost" size="compact" onClick={onClose}>
      <ArrowLeft size={20} aria-hidden="true" />
      {texts.back}
    </Button>
    {articleId !== undefined && (
      <IconButton
        label={texts.share}
        onClick={() => void shareLink(`/news/${articleId}`, texts.shareTitle)}
      >
        <Share size={20} aria-hidden="true" />
      </IconButton>
    )}
  </div>
)

interface FrameProps {
  titleId: string
  onClose: () => void
  children: ReactNode
}

/** A dialog with the width of a readable text. On phones it fills the screen. */
const Frame = ({ titleId, onClose, children }: FrameProps) => {
  const ref = useModal()
  return createPortal(
    <dialog
      ref={ref}
      className={styles.root}
      aria-labelledby={titleId}
      onCancel={closeOnCancel(onClose)}
      onMouseDown={(event) => {
        if (event.target === ref.current) onClose()
      }}
    >
      <Card flush frame="desktop" className={styles.sheet}>
        {children}
      </Card>
    </dialog>,
    document.body,
  )
}

/** An article over the list. */
export const ArticleDialog = ({ loaded, search, role, onClose }: ArticleDialogProps) => {
  const titleId = useId()
  const { article } = loaded
  return (
    <Frame titleId={titleId} onClose={onClose}>
      <Bar articleId={article?.id} onClose={onClose} />
      {article ? (
        <ArticleView
          key={article.id}
          article={article}
          search={search}
          titleId={titleId}
          role={role}
        />
      ) : (
        <Placeholder loaded={loaded} titleId={titleId} />
      )}
    </Frame>
  )
}
