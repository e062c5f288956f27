import { useEffect, useRef, useState } from 'react'
import { showFailure } from '#spa/platform/failure-toast.ts'
import { ChunkError } from '#spa/platform/load-chunk.ts'
import { MediaRefused } from '#spa/platform/media/prepared.ts'
import { messages as platform } from '#spa/platform/texts.ts'
import { prepareStoryFile, type StoryFile } from '../../api/story-media.ts'
import { composerMessages } from '../../composer-texts.ts'
import type { KeptDraft } from './use-kept-draft.ts'

const texts = composerMessages.media

/** Says why a file was not taken. Returns a function that closes the toast. */
const refuse = (error: unknown): (() => void) => {
  if (error instanceof ChunkError) return showFailure(platform.failed, error.message)
  const refusal = error instanceof MediaRefused ? error.refusal : undefined
  return showFailure(
    refusal?.code === 'too_large' ? texts.tooLarge : texts.wrongType,
    refusal?.message ?? texts.unreadable,
  )
}

/** Puts files on slides. A file that was picked for a slide arrives there, also when another one is shown by then. */
export const useSlideFile = ({ draft, dispatch, keeper }: KeptDraft) => {
  const [preparing, setPreparing] = useState<string>()
  const newest = useRef(0)
  const closeRefusal = useRef<() => void>(undefined)

  useEffect(
    () => () => {
      newest.current = -1
    },
    [],
  )

  const place = (slideId: string, file: StoryFile) => {
    dispatch({ type: 'set-media', slideId, media: keeper.add(file) })
  }

  const prepareFor = async (slideId: string, file: File) => {
    const number = (newest.current += 1)
    closeRefusal.current?.()
    setPreparing(file.name)
    try {
      const prepared = await prepareStoryFile(file)
      if (number === newest.current) place(slideId, prepared)
    } catch (error) {
      if (number === newest.current) closeRefusal.current = refuse(error)
    } finally {
      if (number === newest.current) setPreparing(undefined)
    }
  }

  return {
    /** The name of the file that is being prepared. */
    preparing,
    pick: (file: File) => void prepareFor(draft.currentId, file),
    /** A photo or recording of the camera, for this slide. */
    place,
    remove: () => {
      newest.current += 1
      setPreparing(undefined)
      dispatch({ type: 'set-media', slideId: draft.currentId, media: null })
    },
  }
}
