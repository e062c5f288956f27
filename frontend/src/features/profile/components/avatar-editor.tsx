import { ImagePlus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { User } from '#shared/api/members.ts'
import { Avatar } from '#ui/brand/avatar.tsx'
import { Button } from '#ui/controls/button.tsx'
import { FieldNote } from '#ui/forms/field-note.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useAvatarRemoval, type AvatarChanged } from '../api/avatar.ts'
import { messages } from '../texts.ts'
import { AvatarPicker } from './avatar-picker.tsx'
import * as styles from './profile-editor.module.css'

interface AvatarEditorProps {
  profile: Pick<User, 'displayName' | 'avatar'>
  onChanged: AvatarChanged
}

const RemoveButton = ({ onChanged }: { onChanged: AvatarChanged }) => {
  const [isConfirming, setConfirming] = useState(false)
  const removal = useAvatarRemoval(onChanged)
  const close = () => setConfirming(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setConfirming(true)}>
        <Trash2 size={18} aria-hidden="true" />
        {messages.avatar.remove}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={messages.avatar.remove}
          question={messages.avatar.removeQuestion}
          confirm={messages.avatar.removeConfirm}
          busy={removal.isPending}
          onClose={close}
          onConfirm={() => removal.mutate(undefined, { onSettled: close })}
        />
      )}
    </>
  )
}

/** Uploads a picture at once, independently of the form around it. */
export const AvatarEditor = ({ profile, onChanged }: AvatarEditorProps) => (
  <div className={styles.avatar}>
    <Avatar name={profile.displayName} src={profile.avatar} size="xl" />
    <div className={styles.avatarChoices}>
      <AvatarPicker onChanged={onChanged}>
        {(open) => (
          <Button onClick={open}>
            <ImagePlus size={18} aria-hidden="true" />
            {profile.avatar === null ? messages.avatar.pick : messages.avatar.change}
          </Button>
        )}
      </AvatarPicker>
      {profile.avatar !== null && <RemoveButton onChanged={onChanged} />}
      <FieldNote tone="hint">{messages.avatar.rules}</FieldNote>
    </div>
  </div>
)
