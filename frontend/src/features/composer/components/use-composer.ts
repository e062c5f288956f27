import { useState } from 'react'
import type { Post } from '#shared/api/posts.ts'
import { ApiError, isUnauthenticated } from '#spa/platform/api-error.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { useCreatePost } from '../api/create-post.ts'
import type { Uploaded } from '#spa/platform/media/upload-media.ts'
import type { Prepared } from '#spa/platform/media/prepared.ts'
import { messages } from '../texts.ts'
import { checkDraft, completeLink, type Draft, type DraftErrors } from '../model/draft.ts'
import type { OpenDraft } from '../api/open-draft.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useUploads } from './use-uploads.ts'

export type ComposerPhase =
  | { readonly name: 'editing' }
  | { readonly name: 'uploading'; readonly share: number }
  | { readonly name: 'publishing' }

const EDITING: ComposerPhase = { name: 'editing' }

/** A refused upload is discarded; after a lost answer the same upload is reused, so that nothing is stored twice. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

/** Reports a failure and returns the reason to show beside the draft. `unsent` is the file that was not uploaded. */
const reportUnpublished = (error: unknown, unsent: Prepared | undefined): string | undefined => {
  reportFailure(
    error,
    unsent
      ? { title: messages.uploadFailed, description: messages.uploadFailedText[unsent.kind] }
      : { description: messages.createFailed },
  )
  if (isUnauthenticated(error)) return undefined
  return error instanceof ApiError ? error.message : messages.keptNote
}

const bodyOf = (draft: Draft, uploaded: Uploaded | undefined) => ({
  content: draft.content,
  ...(draft.title.trim() !== '' && { title: draft.title }),
  ...(draft.linkUrl.trim() !== '' && { linkUrl: completeLink(draft.linkUrl) }),
  ...(uploaded && draft.mediaAlt.trim() !== '' && { mediaAlt: draft.mediaAlt }),
  ...(draft.track && { spotifyTrackId: draft.track.id }),
  ...uploaded,
})

interface ComposerOptions {
  readonly memberId: string
  readonly opened: OpenDraft
  readonly isPhone: boolean
  readonly onPublished: (post: Post) => void
}

const announce = (post: Post): void => {
  toast(
    post.status === 'held'
      ? { title: messages.held, description: post.statusReason ?? messages.heldText }
      : { title: messages.published, tone: 'success' },
  )
}

/** The state of a post from draft to publication. It outlives the form, so that closing loses nothing. */
export const useComposer = ({ memberId, opened, isPhone, onPublished }: ComposerOptions) => {
  const { draft, attachment, change, clear, ...rest } = useKeptDraft(memberId, opened)
  const [errors, setErrors] = useState<DraftErrors>({})
  const [failure, setFailure] = useState<string>()
  const [phase, setPhase] = useState<ComposerPhase>(EDITING)
  const createPost = useCreatePost()
  const uploads = useUploads((share) => {
    setPhase({ name: 'uploading', share })
  })
  const media = attachment.state === 'ready' ? attachment.media : undefined

  const upload = async (file: Prepared): Promise<Uploaded> => {
    const isNew = !uploads.isUploaded(file)
    const uploaded = await uploads.upload(file)
    if (isNew) toast({ title: messages.uploadSucceeded, tone: 'success' })
    return uploaded
  }

  const publish = async () => {
    setFailure(undefined)
    try {
      const uploaded = media && (await upload(media))
      setPhase({ name: 'publishing' })
      const post = await createPost.mutateAsync(bodyOf(draft, uploaded))
      clear()
      announce(post)
      onPublished(post)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      const isUploaded = media !== undefined && uploads.isUploaded(media)
      setFailure(reportUnpublished(error, isUploaded ? undefined : media))
      if (media && isRefusal(error)) uploads.forget(media)
    } finally {
      setPhase(EDITING)
    }
  }

  return {
    ...rest,
    draft,
    attachment,
    errors,
    failure,
    phase,
    change: (part: Partial<Draft>) => {
      change(part)
      setErrors({})
    },
    cancelUpload: uploads.cancel,
    submit: () => {
      if (phase.name !== 'editing' || attachment.state === 'preparing') return
      const found = checkDraft(draft, { hasMedia: media !== undefined, isPhone })
      setErrors(found)
      if (Object.keys(found).length === 0) void publish()
    },
  }
}

export type ComposerState = ReturnType<typeof useComposer>
