import { useEffect, useRef, useState } from 'react'
import { LIMITS } from '#shared/domain/limits.ts'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { ChunkError, loadChunk } from '#spa/platform/load-chunk.ts'
import { MediaRefused, type Prepared } from '#spa/platform/media/prepared.ts'
import { messages as platform } from '#spa/platform/texts.ts'
import { mediaMessages } from '../../media-texts.ts'

const texts = mediaMessages.photo

/** Says why a file was not taken. Returns a function that closes the toast. */
const refuse = (error: unknown, file: File): (() => void) => {
  if (error instanceof ChunkError) return showFailure(platform.failed, error.message)
  const refusal = error instanceof MediaRefused ? error.refusal : undefined
  if (refusal?.code !== 'too_large')
    return showFailure(texts.wrongType, refusal?.message ?? texts.unreadable)
  const isHeavy = file.size > LIMITS.photoBytes
  return showFailure(texts.tooLarge, isHeavy ? texts.tooLargeText : refusal.message)
}

const prepare = async (file: File): Promise<Prepared> => {
  const { prepareMedia } = await loadChunk(() => import('#spa/platform/media/prepare.ts'))
  return prepareMedia(file, 'message-photo')
}

/** Prepares a picked photo; the newest pick wins. `preparing` names its file. */
export const usePhotoPicking = (onReady: (media: Prepared) => void) => {
  const [preparing, setPreparing] = useState<string>()
  const newest = useRef(0)
  const closeRefusal = useRef<() => void>(undefined)
  const deliver = useRef(onReady)

  useEffect(() => {
    deliver.current = onReady
  }, [onReady])

  useEffect(
    () => () => {
      newest.current = -1
    },
    [],
  )

  const pick = async (file: File) => {
    const number = (newest.current += 1)
    closeRefusal.current?.()
    setPreparing(file.name)
    try {
      const media = await prepare(file)
      if (number === newest.current) deliver.current(media)
    } catch (error) {
      if (number === newest.current) closeRefusal.current = refuse(error, file)
    } finally {
      if (number === newest.current) setPreparing(undefined)
    }
  }
  return { pick: (file: File) => void pick(file), preparing }
}
