import { ImagePlus, Trash2 } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { User } from '#shared/api/members.ts'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { realFile } from '#spa/platform/media/real-file.ts'
import { useAccept } from '#spa/platform/viewport.ts'
import { hasTooManyPixels } from '#spa/platform/picture-pixels.ts'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { Avatar } from '#ui/brand/avatar.tsx'
import { Button } from '#ui/controls/button.tsx'
import { FieldNote } from '#ui/forms/field-note.tsx'
import { useFileChoice } from '#ui/forms/use-file-choice.tsx'
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx'
import { useAvatarRemoval, type AvatarChanged } from '../api/avatar.ts'
import { messages } from '../texts.ts'
import { findRefusal, TOO_MANY_PIXELS, unshowable } from '../model/check-picture.ts'
import { isShowable } from '../model/crop.ts'
import type { Picked } from './avatar-crop.tsx'
import * as styles from './profile-editor.module.css'

const AvatarCrop = lazyPart(
  async () => (await import('./avatar-crop.tsx')).AvatarCrop,
  DialogFailure,
)

const undecodable = async (file: File) => {
  if (await hasTooManyPixels(file)) return TOO_MANY_PIXELS
  return (await isShowable(file)) ? null : unshowable(file)
}

interface AvatarEditorProps {
  profile: Pick<User, 'displayName' | 'avatar'>
  onChanged: AvatarChanged
}

const RemoveButton = ({ onChanged }: { onChanged: AvatarChanged }) => {
  const [isConfirming, setConfirming] = useState(false)
  const removal = useAvatarRemoval(onChanged)
  const close = () => {
    setConfirming(false)
  }
  return (
    <>
      <Button
        variant="ghost"
        onClick={() => {
          setConfirming(true)
        }}
      >
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
          onConfirm={() => {
            removal.mutate(undefined, { onSettled: close })
          }}
        />
      )}
    </>
  )
}

/** Uploads a picture at once, independently of the form around it. */
export const AvatarEditor = ({ profile, onChanged }: AvatarEditorProps) => {
  const accept = useAccept('image/*')
  const [picked, setPicked] = useState<Picked>()
  const closeRefusal = useRef<() => void>(undefined)
  const url = picked?.url

  useEffect(
    () => () => {
      if (url !== undefined) URL.revokeObjectURL(url)
    },
    [url],
  )

  const pick = async (file: File) => {
    closeRefusal.current?.()
    const real = await realFile(file, 'avatar').catch(() => file)
    const refusal = findRefusal(real) ?? (await undecodable(real))
    if (refusal) closeRefusal.current = showFailure(refusal.title, refusal.description)
    else setPicked({ file: real, url: URL.createObjectURL(real) })
  }
  const { field, open } = useFileChoice({
    label: messages.avatar.title,
    accept,
    onPick: (file) => void pick(file),
  })

  return (
    <div className={styles.avatar}>
      <Avatar name={profile.displayName} src={profile.avatar} size="xl" />
      <div className={styles.avatarChoices}>
        {field}
        <Button onClick={open}>
          <ImagePlus size={18} aria-hidden="true" />
          {profile.avatar === null ? messages.avatar.pick : messages.avatar.change}
        </Button>
        {profile.avatar !== null && <RemoveButton onChanged={onChanged} />}
        <FieldNote tone="hint">{messages.avatar.rules}</FieldNote>
      </div>
      {picked && (
        <Suspense fallback={null}>
          <AvatarCrop
            picked={picked}
            onChanged={onChanged}
            onClose={() => {
              setPicked(undefined)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
