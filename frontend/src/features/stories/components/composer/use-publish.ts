import { useEffect, useRef, useState } from 'react'
import type { Story } from '#shared/api/stories.ts'
import { ApiError, isUnauthenticated } from '#spa/platform/api-error.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { useRefreshStories } from '../../api/bar.ts'
import { publishStory, UploadFailed } from '../../api/publish-story.ts'
import { composerMessages as texts } from '../../composer-texts.ts'
import { isSlideEmpty } from '../../model/story-draft.ts'
import type { KeptDraft } from './use-kept-draft.ts'

export type PublishPhase =
  | { readonly name: 'editing' }
  | { readonly name: 'uploading'; readonly share: number }
  | { readonly name: 'publishing' }

const EDITING: PublishPhase = { name: 'editing' }

const announce = ({ status, statusReason }: Story): void => {
  toast(
    status === 'held'
      ? { title: texts.held, description: statusReason ?? texts.heldText }
      : { title: texts.published, tone: 'success' },
  )
}

/** Reports a failure and returns the reason to show beside the draft. */
const report = (error: unknown): string | undefined => {
  const isUpload = error instanceof UploadFailed
  const cause = isUpload ? error.cause : error
  reportFailure(
    cause,
    isUpload
      ? { title: texts.uploadFailed, description: texts.uploadFailedText[error.kind] }
      : { description: texts.failed },
  )
  if (isUnauthenticated(cause)) return undefined
  return cause instanceof ApiError ? cause.message : texts.kept
}

const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

/** Publishes the draft. Closing the composer ends uploads; once all files are there, the story is published anyway. */
export const usePublish = ({ draft, dispatch, keeper }: KeptDraft, onPublished: () => void) => {
  const [phase, setPhase] = useState<PublishPhase>(EDITING)
  const [failure, setFailure] = useState<string>()
  const running = useRef<AbortController>(undefined)
  const refreshStories = useRefreshStories()

  useEffect(() => () => running.current?.abort(), [])

  const publish = async (controller: AbortController) => {
    const { signal } = controller
    try {
      const delivery = await publishStory(keeper, draft, {
        signal,
        onProgress: (share) => setPhase({ name: 'uploading', share }),
        onUploaded: () => setPhase({ name: 'publishing' }),
      })
      if (delivery.state === 'sent') announce(delivery.answer)
      else toast({ title: texts.waits })
      void refreshStories()
      if (!signal.aborted) onPublished()
    } catch (error) {
      if (!isCancelled(error)) setFailure(report(error))
    } finally {
      running.current = undefined
      setPhase(EDITING)
    }
  }

  return {
    phase,
    /** Why the story was not published. */
    failure,
    /** A second tap while the first is at work does nothing. */
    share: () => {
      if (running.current) return
      const empty = draft.slides.find(isSlideEmpty)
      if (empty) {
        dispatch({ type: 'show-slide', id: empty.id })
        setFailure(texts.empty)
        return
      }
      setFailure(undefined)
      setPhase({ name: 'publishing' })
      running.current = new AbortController()
      void publish(running.current)
    },
    cancelUpload: () => running.current?.abort(),
  }
}

export type Publishing = ReturnType<typeof usePublish>
