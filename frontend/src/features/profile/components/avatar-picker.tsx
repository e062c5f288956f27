import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { realFile } from '#spa/platform/media/real-file.ts'
import { useAccept } from '#spa/platform/viewport.ts'
import { hasTooManyPixels } from '#spa/platform/picture-pixels.ts'
import { DialogFailure } from '#spa/platform/dialog-failure.tsx'
import { lazyPart } from '#spa/platform/lazy-part.tsx'
import { useFileChoice } from '#ui/forms/use-file-choice.tsx'
import type { AvatarChanged } from '../api/avatar.ts'
import { messages } from '../texts.ts'
import { findRefusal, TOO_MANY_PIXELS, unshowable } from '../model/check-picture.ts'
import { isShowable } from '../model/crop.ts'
import type { Picked } from './avatar-crop.tsx'

const AvatarCrop = lazyPart(
  async () => (await import('./avatar-crop.tsx')).AvatarCrop,
  DialogFailure,
)

const undecodable = async (file: File) => {
  if (await hasTooManyPixels(file)) return TOO_MANY_PIXELS
  return (await isShowable(file)) ? null : unshowable(file)
}

export interface AvatarPickerProps {
  onChanged: AvatarChanged
  /** What opens the picker of the system. */
  children: (open: () => void) => ReactNode
}

/** Picks a picture, lets the member cut it, and uploads it at once. */
export const AvatarPicker = ({ onChanged, children }: AvatarPickerProps) => {
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
    <>
      {field}
      {children(open)}
      {picked && (
        <Suspense fallback={null}>
          <AvatarCrop picked={picked} onChanged={onChanged} onClose={() => setPicked(undefined)} />
        </Suspense>
      )}
    </>
  )
}
