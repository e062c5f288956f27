import { Disc3, Share } from 'lucide-react'
import { useId } from 'react'
import type { Role } from '#shared/domain/roles.ts'
import { shareLink } from '#spa/platform/share-link.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import type { LoadedArticle } from '../api/article.ts'
import { messages } from '../texts.ts'
import { ArticleView } from './article-view.tsx'

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

/** An article over the list. */
export const ArticleDialog = ({ loaded, search, role, onClose }: ArticleDialogProps) => {
  const titleId = useId()
  const { article } = loaded
  return (
    <Sheet
      titleId={titleId}
      back={texts.back}
      onClose={onClose}
      tools={
        article && (
          <IconButton
            label={texts.share}
            onClick={() => void shareLink(`/news/${article.id}`, texts.shareTitle)}
          >
            <Share size={20} aria-hidden="true" />
          </IconButton>
        )
      }
    >
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
    </Sheet>
  )
}
