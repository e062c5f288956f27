import type { Comment } from '#shared/api/comments.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { MentionArea } from '#spa/entities/member/mentions/mention-area.tsx'
import { useEditComment } from '../api/edit-texts.ts'
import { editMessages as messages } from '../edit-texts.ts'
import { draftOfComment } from '../model/edit.ts'
import { EditFrame } from './edit-frame.tsx'
import { useEditing } from './use-editing.ts'

/** Changes an own comment in its place. */
export const CommentEditor = ({ comment }: { comment: Comment }) => {
  const editing = useEditing(comment.id, draftOfComment(comment), useEditComment(comment))
  return (
    <EditFrame label={messages.comment} editing={editing}>
      <MentionArea
        autoFocus
        label={messages.comment}
        hideLabel
        maxLength={LIMITS.comment}
        readOnly={editing.isSaving}
        value={editing.texts['content'] ?? ''}
        onChange={(event) => editing.change({ content: event.currentTarget.value })}
      />
    </EditFrame>
  )
}
