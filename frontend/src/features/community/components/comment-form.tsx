import { SendHorizontal, X } from 'lucide-react'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import type { Comment } from '#shared/api/comments.ts'
import type { Post } from '#shared/api/posts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { isEnter } from '#spa/platform/enter-key.ts'
import { useHasKeyboard } from '#spa/platform/viewport.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { nameOrUnknown } from '#spa/entities/member/name-or-unknown.ts'
import { MentionArea } from '#spa/entities/member/mentions/mention-area.tsx'
import { useAddComment } from '../api/add-comment.ts'
import { messages } from '../texts.ts'
import { useFeedContext } from './feed-context.ts'
import * as styles from './comments.module.css'

const NEARLY_FULL = LIMITS.comment - 200

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent)

const hintOf = (text: string, hasKeyboard: boolean): string | undefined => {
  if (text.length >= NEARLY_FULL)
    return `${messages.number(text.length)} / ${messages.number(LIMITS.comment)}`
  return hasKeyboard ? messages.comments.sendKeys(isMac() ? '⌘' : 'Strg') : undefined
}

const isSendShortcut = (event: KeyboardEvent): boolean =>
  isEnter(event.nativeEvent) && (event.ctrlKey || event.metaKey)

interface CommentFormProps {
  post: Post
  /** The comment that this one answers. */
  answered: Comment | undefined
  onAnswer: (comment: Comment | undefined) => void
}

const Answered = ({ answered, onAnswer }: Omit<CommentFormProps, 'post'>) =>
  answered && (
    <p className={styles.answered}>
      {messages.comments.replying(nameOrUnknown(answered.user.displayName))}
      <IconButton label={messages.comments.replyCancel} onClick={() => onAnswer(undefined)}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </p>
  )

/** The text of a reply begins with the name of the member that it answers. */
const addressed = (text: string, username: string): string =>
  text.includes(`@${username}`) ? text : `@${username} ${text}`

/** The text, which outlives the form. A reply begins with the name of the member that it answers. */
const useCommentText = ({ post, answered }: Pick<CommentFormProps, 'post' | 'answered'>) => {
  const { drafts, me } = useFeedContext()
  const [text, setText] = useState(drafts.get(post.id) ?? '')
  const [seen, setSeen] = useState(answered)
  if (seen !== answered) {
    setSeen(answered)
    if (answered && answered.userId !== me.id) setText(addressed(text, answered.user.username))
  }
  useEffect(() => {
    drafts.set(post.id, text)
  }, [drafts, post.id, text])
  return [text, setText] as const
}

/** Focuses the field when the member answers a comment, but not when the card is mounted again. */
const useFocusOnAnswer = (answered: Comment | undefined) => {
  const form = useRef<HTMLFormElement>(null)
  const before = useRef(answered)
  useEffect(() => {
    if (answered && before.current !== answered) form.current?.querySelector('textarea')?.focus()
    before.current = answered
  }, [answered])
  return form
}

/** Keeps the text until the server has stored it, also while the card is unmounted. */
export const CommentForm = ({ post, answered, onAnswer }: CommentFormProps) => {
  const form = useFocusOnAnswer(answered)
  const [text, setText] = useCommentText({ post, answered })
  const addComment = useAddComment(post)
  const hasKeyboard = useHasKeyboard()

  const send = () => {
    const content = text.trim()
    if (content === '' || addComment.isPending) return
    addComment.mutate(answered ? { content, parentId: answered.id } : { content }, {
      onSuccess: () => {
        onAnswer(undefined)
        // Not what was typed while it was sent.
        setText((now) => (now.trim() === content ? '' : now))
      },
    })
  }

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={styles.field}>
        <Answered answered={answered} onAnswer={onAnswer} />
        <MentionArea
          label={messages.comments.label}
          hideLabel
          height="line"
          rows={1}
          placeholder={messages.comments.placeholder}
          maxLength={LIMITS.comment}
          hint={hintOf(text, hasKeyboard)}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (isSendShortcut(event)) send()
          }}
        />
      </div>
      <IconButton
        type="submit"
        variant="primary"
        label={messages.comments.send}
        busy={addComment.isPending}
        disabled={text.trim() === ''}
      >
        <SendHorizontal size={20} aria-hidden="true" />
      </IconButton>
    </form>
  )
}
