import type { Post } from '#shared/api/posts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { MentionArea } from '#spa/entities/member/mentions/mention-area.tsx'
import { drasticTexts } from '#spa/entities/post/drastic/texts.ts'
import { Switch } from '#ui/controls/switch.tsx'
import { TextField } from '#ui/forms/text-field.tsx'
import { useEditPost } from '../api/edit-texts.ts'
import { editMessages as messages } from '../edit-texts.ts'
import { draftOfPost } from '../model/edit.ts'
import { EditFrame } from './edit-frame.tsx'
import { useEditing } from './use-editing.ts'

const hasPicture = ({ mediaType }: Post): boolean => mediaType !== null && mediaType !== 'audio'

/** Changes the texts of an own post in their place. */
export const PostEditor = ({ post }: { post: Post }) => {
  const editing = useEditing(post.id, draftOfPost(post), useEditPost(post.id))
  const { texts, change, isSaving } = editing
  const bind = (name: keyof typeof messages.fields, maxLength: number) => ({
    label: messages.fields[name],
    maxLength,
    readOnly: isSaving,
    value: texts[name] ?? '',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      change({ [name]: currentTarget.value })
    },
  })
  return (
    <EditFrame label={messages.post} editing={editing}>
      <TextField optional {...bind('title', LIMITS.postTitle)} />
      <MentionArea autoFocus {...bind('content', LIMITS.postContent)} />
      <TextField optional type="url" inputMode="url" {...bind('linkUrl', LIMITS.linkUrl)} />
      {hasPicture(post) && <TextField optional {...bind('mediaAlt', LIMITS.mediaAlt)} />}
      <Switch
        label={drasticTexts.mark}
        hint={drasticTexts.hint}
        disabled={isSaving}
        checked={texts['drastic'] === 'yes'}
        onChange={({ currentTarget }) => {
          change({ drastic: currentTarget.checked ? 'yes' : '' })
        }}
      />
    </EditFrame>
  )
}
