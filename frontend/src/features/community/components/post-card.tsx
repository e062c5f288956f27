import { MessageSquare, Share } from 'lucide-react'
import { memo, Suspense, useId } from 'react'
import type { Post } from '#shared/api/posts.ts'
import type { NotificationList } from '#spa/entities/notification/notifications-request.ts'
import { LazyCover } from '#spa/entities/post/drastic/lazy-cover.tsx'
import { MusicPlayer } from '#spa/entities/track/lazy-player.tsx'
import { readTrack } from '#spa/entities/track/track.ts'
import { shareLink } from '#spa/platform/share-link.ts'
import { classNames } from '#ui/class-names.ts'
import { Card } from '#ui/surfaces/card.tsx'
import { Tooltip } from '#ui/overlays/tooltip.tsx'
import { useToggleLike } from '../api/likes.ts'
import { messages } from '../texts.ts'
import { postHash } from '../model/deep-link.ts'
import { useFeedContext } from './feed-context.ts'
import { HeldNote } from './held-note.tsx'
import { LikeButton } from './like-button.tsx'
import { MutedText } from './muted-text.tsx'
import { PostHeader } from './post-header.tsx'
import { PostMedia } from './post-media.tsx'
import { PostMenu } from './post-menu.tsx'
import { PostText } from './post-text.tsx'
import { ReportPost } from './report-post.tsx'
import { SuggestionBar } from './suggestion-bar.tsx'
import { Heading } from '#ui/text/heading.tsx'
import * as actionStyles from './action.module.css'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Loading } from '#ui/progress/spinner.tsx'
import { FOREIGN_LINK } from '#spa/platform/text/rich-text.tsx'
import * as styles from './post-card.module.css'

interface LinkChipProps {
  url: string
}

/** Shows the host first and whole, because it is the part of an address that a reader can trust. */
const LinkChip = ({ url }: LinkChipProps) => {
  const parsed = URL.parse(url)
  if (!parsed || !['http:', 'https:'].includes(parsed.protocol)) return null
  const rest = `${parsed.pathname}${parsed.search}`.replace(/^\/$/, '')
  return (
    <a className={styles.linkChip} href={parsed.href} target="_blank" rel={FOREIGN_LINK}>
      <span className={styles.linkChipHost}>{parsed.host.replace(/^www\./, '')}</span>
      <span className={styles.linkChipRest}>{rest}</span>
      <span className="visually-hidden">{messages.post.opensNewTab}</span>
    </a>
  )
}

/** The track of a post. Only posts that have one load the player. */
const PostMusic = ({ post }: { post: Post }) => {
  const track = readTrack(post)
  if (!track) return null
  return (
    <div className={styles.music}>
      <Suspense>
        <MusicPlayer track={track} />
      </Suspense>
    </div>
  )
}

const PostBody = ({ post }: { post: Post }) => (
  <>
    {post.title && (
      <Heading as="h3" isListed className={styles.title} dir="auto">
        {post.title}
      </Heading>
    )}
    <PostMedia post={post} />
    {post.content && <PostText text={post.content} />}
    {post.linkUrl && <LinkChip url={post.linkUrl} />}
    <PostMusic post={post} />
  </>
)

const PostContent = ({ post }: { post: Post }) => {
  const content = (
    <MutedText authorId={post.userId} texts={[post.title, post.content, post.mediaAlt]}>
      <PostBody post={post} />
    </MutedText>
  )
  if (!post.drastic) return content
  return (
    <LazyCover id={post.id} drastic={post.drastic}>
      {content}
    </LazyCover>
  )
}

/** Loaded when the member is about to open them. */
const Comments = lazyPart(async () => (await import('./comments.tsx')).Comments)

const PostEditor = lazyPart(async () => (await import('./post-editor.tsx')).PostEditor)

const preloadComments = () => void Comments.load()

const ShareButton = ({ postId }: { postId: string }) => (
  <Tooltip text={messages.post.share}>
    <button
      type="button"
      className={actionStyles.root}
      aria-label={messages.post.share}
      onClick={() => void shareLink(`/community${postHash(postId)}`, messages.post.shareTitle)}
    >
      <Share size={22} aria-hidden="true" />
    </button>
  </Tooltip>
)

const PostActions = ({ post, commentsId }: { post: Post; commentsId: string }) => {
  const { openComments, setCommentsOpen } = useFeedContext()
  const isOpen = openComments.has(post.id)
  const toggleLike = useToggleLike('post')
  return (
    <div className={styles.actions}>
      <LikeButton
        isLiked={post.isLiked}
        likesCount={post.likesCount}
        onToggle={(liked) => toggleLike(post, liked)}
      />
      <button
        type="button"
        className={actionStyles.root}
        aria-expanded={isOpen}
        aria-controls={commentsId}
        aria-label={messages.post.comments(post.commentsCount)}
        onPointerEnter={preloadComments}
        onFocus={preloadComments}
        onClick={() => setCommentsOpen(post.id, !isOpen)}
      >
        <MessageSquare size={22} aria-hidden="true" />
        <span>{messages.number(post.commentsCount)}</span>
      </button>
      <ShareButton postId={post.id} />
      <ReportPost post={post} />
    </div>
  )
}

const StatusNote = ({ post: { id, status, statusReason } }: { post: Post }) =>
  status !== 'visible' && (
    <HeldNote
      text={messages.post.notes[status]}
      reason={statusReason}
      decidedId={status === 'removed' ? id : undefined}
      appeal={status === 'held' ? `community-post/${id}` : undefined}
    />
  )

const TONES = { likes: styles.red, activities: styles.blue } as const

interface PostCardProps {
  post: Post
  isHighlighted: boolean
  /** The list of notifications that led here, which colours the highlight. */
  jumpFrom?: NotificationList | undefined
  position?: number
}

export const PostCard = memo(({ post, isHighlighted, jumpFrom, position }: PostCardProps) => {
  const { openComments, editing } = useFeedContext()
  const commentsId = useId()
  return (
    <Card
      as="article"
      flush
      id={`post-${post.id}`}
      className={classNames(
        styles.root,
        isHighlighted && styles.highlighted,
        isHighlighted && jumpFrom && TONES[jumpFrom],
      )}
      aria-label={messages.post.by(post.displayName)}
      {...(position !== undefined && { 'aria-posinset': position, 'aria-setsize': -1 })}
    >
      {post.isSuggestion && <SuggestionBar post={post} />}
      <PostHeader post={post} menu={<PostMenu post={post} />} />
      <StatusNote post={post} />
      {editing.has(post.id) ? (
        <Suspense fallback={<PostBody post={post} />}>
          <PostEditor post={post} />
        </Suspense>
      ) : (
        <PostContent post={post} />
      )}
      <PostActions post={post} commentsId={commentsId} />
      <div id={commentsId}>
        {openComments.has(post.id) && (
          <Suspense fallback={<Loading label={messages.comments.loading} />}>
            <Comments post={post} />
          </Suspense>
        )}
      </div>
    </Card>
  )
})
PostCard.displayName = 'PostCard'
