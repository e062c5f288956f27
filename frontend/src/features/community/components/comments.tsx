import { useEffect, useState } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Comment } from '#shared/api/comments.ts'
import { type Post, getPost } from '#shared/api/posts.ts'
import { PUSH_TAGS } from '#shared/domain/push-places.ts'
import { loadChunk } from '#spa/platform/load-chunk.ts'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { Button } from '#ui/controls/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { keepFocus } from '#ui/focus/keep-focus.ts'
import { Loading } from '#ui/progress/spinner.tsx'
import { OutboxSlot } from '#spa/platform/outbox/outbox-slot.tsx'
import { call } from '#spa/platform/api-client.ts'
import { usePoll } from '#spa/platform/poll.ts'
import { commentLane } from '../api/add-comment.ts'
import { useComments } from '../api/comments.ts'
import { groupThreads, type Thread } from '../model/threads.ts'
import { messages } from '../texts.ts'
import { readOverlay, setOverlay } from '../api/overlays.ts'
import { CommentForm } from './comment-form.tsx'
import { CommentItem } from './comment-item.tsx'
import { useFeedContext } from './feed-context.ts'
import * as styles from './comments.module.css'

const texts = messages.comments

const keepItsFocus = keepFocus('button')

interface ThreadProps {
  post: Post
  thread: Thread
  /** Whether older comments can be loaded, among which the missing one may be. */
  hasOlder: boolean
  onReply: ((comment: Comment) => void) | undefined
}

const CommentThread = ({ thread, hasOlder, ...props }: ThreadProps) => {
  const { comment, replies } = thread
  const list = replies.length > 0 && (
    <ol
      className={styles.replies}
      {...(comment && { 'aria-label': texts.replies(nameOrUnknown(comment.user.displayName)) })}
    >
      {replies.map((reply) => (
        <CommentItem key={reply.id} comment={reply} {...props} />
      ))}
    </ol>
  )
  if (comment)
    return (
      <CommentItem comment={comment} {...props}>
        {list}
      </CommentItem>
    )
  return (
    <li className={styles.thread}>
      <p className={styles.empty}>{hasOlder ? texts.parentOlder : texts.parentGone}</p>
      {list}
    </li>
  )
}

/** Closes the pushes about a post whose newest comments are shown. */
const useClosePushes = (postId: string, newest: string | undefined): void => {
  useEffect(() => {
    if (newest === undefined || document.visibilityState !== 'visible') return
    loadChunk(() => import('#spa/platform/push/shown-pushes.ts')).then(
      ({ closePushes }) => closePushes((tag) => tag === PUSH_TAGS.post(postId)),
      () => undefined,
    )
  }, [postId, newest])
}

/** Feed and profiles may still answer from a cache, so the counters are an overlay, as after an own write. */
const showCounts = async (client: QueryClient, postId: string): Promise<void> => {
  const at = Date.now()
  const { commentsCount, isLiked, likesCount } = await call(getPost, { params: { id: postId } })
  const { like } = readOverlay(client, postId)
  const isNewer = like === undefined || like.at < at
  setOverlay(client, postId, {
    commentsCount: { value: commentsCount, at },
    ...(isNewer && { like: { value: { isLiked, likesCount }, at } }),
  })
}

/** Keeps the counters of a post up to date while its comments are open: hints name only such posts. */
const useLiveCounts = (postId: string): void => {
  const client = useQueryClient()
  usePoll(Infinity, () => showCounts(client, postId), { hints: [`comments/${postId}`] })
}

const CommentList = ({ post, onReply }: Pick<ThreadProps, 'post' | 'onReply'>) => {
  const { comments, error, retry, older } = useComments(post.id)
  useLiveCounts(post.id)
  useClosePushes(post.id, comments?.at(-1)?.id)
  if (error && !comments)
    return <ErrorState space="line" title={texts.loadFailed} text={error} onRetry={retry} />
  if (!comments) return <Loading label={texts.loading} />
  return (
    <>
      {older.exist && (
        <Button variant="ghost" busy={older.isLoading} onClick={older.load}>
          {texts.older}
        </Button>
      )}
      {comments.length === 0 && <p className={styles.empty}>{texts.empty}</p>}
      <ol className={styles.list}>
        {groupThreads(comments).map((thread) => (
          <CommentThread
            key={thread.id}
            post={post}
            thread={thread}
            hasOlder={older.exist}
            onReply={onReply}
          />
        ))}
      </ol>
    </>
  )
}

export const Comments = ({ post }: { post: Post }) => {
  const kept = useFeedContext().answered
  const [answered, setAnswered] = useState(kept.get(post.id))
  const answer = (comment: Comment | undefined) => {
    if (comment) kept.set(post.id, comment)
    else kept.delete(post.id)
    setAnswered(comment)
  }
  const isOpen = post.status === 'visible'
  return (
    <section ref={keepItsFocus} className={styles.root} aria-label={texts.list}>
      <CommentList post={post} onReply={isOpen ? answer : undefined} />
      <OutboxSlot lanes={[commentLane(post.id)]} />
      {isOpen && <CommentForm post={post} answered={answered} onAnswer={answer} />}
    </section>
  )
}
