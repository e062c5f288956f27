import { SendHorizontal } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import type { Post } from '#shared/api/posts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { useHasKeyboard } from '#spa/platform/viewport.ts'
import { IconButton } from '#ui/controls/icon-button.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
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
  event.key === 'Enter' && (event.ctrlKey || event.metaKey)

/** Keeps the text until the server has stored it, also while the card is unmounted. */
export const CommentForm = ({ post }: { post: Post }) => {
  const { drafts } = useFeedContext()
  const [text, setText] = useState(drafts.get(post.id) ?? '')
  const addComment = useAddComment(post)
  const hasKeyboard = useHasKeyboard()

  const type = (next: string) => {
    drafts.set(post.id, next)
    setText(next)
  }
  const send = () => {
    const content = text.trim()
    if (content === '' || addComment.isPending) return
    addComment.mutate(content, {
      onSuccess: () => {
        type('')
      },
    })
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        label={messages.comments.label}
        hideLabel
        grow
        height="line"
        rows={1}
        placeholder={messages.comments.placeholder}
        maxLength={LIMITS.comment}
        hint={hintOf(text, hasKeyboard)}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        value={text}
        onChange={(event) => {
          type(event.currentTarget.value)
        }}
        onKeyDown={(event) => {
          if (isSendShortcut(event)) send()
        }}
      />
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
