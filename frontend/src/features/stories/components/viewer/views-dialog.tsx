import type { Author } from '#shared/api/members.ts'
import type { StoryViewer } from '#shared/api/stories.ts'
import { RelativeTime } from '#spa/platform/relative-time.tsx'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import { HornsIcon } from '#ui/brand/horns-icon.tsx'
import { Button } from '#ui/controls/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Dialog } from '#ui/overlays/dialog.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { useStoryViews } from '../../api/story-actions.ts'
import { messages } from '../../viewer-texts.ts'
import * as styles from './viewer.module.css'

const texts = messages.own

interface ViewsDialogProps {
  storyId: string
  onProfile: (member: Author) => void
  onClose: () => void
}

interface RowProps extends Pick<ViewsDialogProps, 'onProfile'> {
  viewer: StoryViewer
}

const Row = ({ viewer, onProfile }: RowProps) => {
  const name = nameOrUnknown(viewer.user.displayName)
  return (
    <li className={styles.viewerRow}>
      <button type="button" className={styles.viewer} onClick={() => onProfile(viewer.user)}>
        <Avatar name={name} src={viewer.user.avatar} />
        <span className={styles.viewerName}>
          <bdi>{name}</bdi>
          <small>
            <RelativeTime at={viewer.viewedAt} />
          </small>
        </span>
      </button>
      {viewer.isLiked && (
        <span className={styles.liked}>
          <HornsIcon filled />
          <span className="visually-hidden">{texts.gaveHorns}</span>
        </span>
      )}
    </li>
  )
}

const List = ({ storyId, onProfile }: Omit<ViewsDialogProps, 'onClose'>) => {
  const { items: viewers, error, retry, next } = useStoryViews(storyId)
  if (error !== undefined)
    return <ErrorState space="panel" title={messages.own.viewsFailed} onRetry={retry} />
  if (!viewers) return <Loading label={texts.viewsLoading} />
  if (viewers.length === 0) return <EmptyState space="panel" title={texts.viewsEmpty} />
  return (
    <>
      <ul className={styles.viewers}>
        {viewers.map((viewer) => (
          <Row key={viewer.userId} {...{ viewer, onProfile }} />
        ))}
      </ul>
      {next.exist && (
        <Button block busy={next.isLoading} onClick={next.load}>
          {texts.viewsMore}
        </Button>
      )}
    </>
  )
}

/** Who has seen an own story; those who gave horns are marked. */
export const ViewsDialog = ({ storyId, onProfile, onClose }: ViewsDialogProps) => (
  <Dialog title={texts.viewsTitle} size="small" onClose={onClose}>
    <List {...{ storyId, onProfile }} />
  </Dialog>
)
