import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UploadPurpose } from '#shared/api/uploads.ts'
import { ChunkError, loadChunk } from '#spa/platform/load-chunk.ts'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { messages as platform } from '#spa/platform/texts.ts'
import { MediaRefused, type Prepared } from '#spa/platform/media/prepared.ts'
import { draftTexts } from '../draft-texts.ts'
import { messages } from '../texts.ts'

export type Attachment =
  | { readonly state: 'none' }
  | { readonly state: 'preparing'; readonly name: string }
  | { readonly state: 'ready'; readonly media: Prepared; readonly previewUrl: string }

const NONE: Attachment = { state: 'none' }

/** Says why a file was not taken. Returns a function that closes the toast. */
const refuse = (error: unknown): (() => void) => {
  if (error instanceof ChunkError) return showFailure(platform.failed, error.message)
  const refusal = error instanceof MediaRefused ? error.refusal : undefined
  return showFailure(
    refusal?.code === 'too_large' ? messages.tooLarge : messages.wrongType,
    refusal?.message ?? messages.unreadable,
  )
}

const prepare = async (file: File, purpose: UploadPurpose): Promise<Prepared> => {
  const { prepareMedia } = await loadChunk(() => import('#spa/platform/media/prepare.ts'))
  return prepareMedia(file, purpose)
}

const ready = (media: Prepared): Attachment => ({
  state: 'ready',
  media,
  previewUrl: URL.createObjectURL(media.blob),
})

interface KeptAttachment {
  readonly name: string
  /** Resolves to undefined when the file is gone. */
  readonly read: () => Promise<Prepared | undefined>
}

/** The one file of a post: picked or kept, prepared, previewed, removed. */
export const useAttachment = (kept: KeptAttachment | null) => {
  const [attachment, setAttachment] = useState<Attachment>(
    kept ? { state: 'preparing', name: kept.name } : NONE,
  )
  const newestPick = useRef(0)
  const closeRefusal = useRef<() => void>(undefined)
  const previewUrl = attachment.state === 'ready' ? attachment.previewUrl : undefined

  useEffect(
    () => () => {
      if (previewUrl !== undefined) URL.revokeObjectURL(previewUrl)
    },
    [previewUrl],
  )

  const restore = useEffectEvent(async () => {
    if (!kept) return
    const pickNumber = newestPick.current
    const media = await kept.read().catch(() => undefined)
    if (pickNumber !== newestPick.current) return
    setAttachment(media ? ready(media) : NONE)
    if (!media) showFailure(draftTexts.fileGone, draftTexts.fileGoneText(kept.name))
  })
  useEffect(() => {
    void restore()
  }, [])

  const remove = () => {
    newestPick.current += 1
    closeRefusal.current?.()
    setAttachment(NONE)
  }

  const pick = async (file: File, purpose: UploadPurpose) => {
    const before = attachment
    const pickNumber = (newestPick.current += 1)
    closeRefusal.current?.()
    setAttachment({ state: 'preparing', name: file.name })
    try {
      const media = await prepare(file, purpose)
      if (pickNumber !== newestPick.current) return
      setAttachment(ready(media))
    } catch (error) {
      if (pickNumber !== newestPick.current) return
      setAttachment(before.state === 'ready' ? ready(before.media) : NONE)
      closeRefusal.current = refuse(error)
    }
  }

  return { attachment, pick, remove }
}
