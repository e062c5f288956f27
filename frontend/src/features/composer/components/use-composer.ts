import { useRef, useState } from 'react'
import type { Post } from '#shared/api/posts.ts'
import { ApiError, hasNoAnswer, isUnauthenticated } from '#spa/platform/api-error.ts'
import { reportFailure } from '#spa/platform/failure-toast.ts'
import { toast } from '#ui/feedback/toast-store.ts'
import { type Delivery } from '#spa/platform/outbox/keep-unsent.ts'
import { PutFailed } from '#spa/platform/put-object.ts'
import { keepPost, useCreatePost, type NewPost } from '../api/create-post.ts'
import { uploadMedia, type Uploaded } from '#spa/platform/media/upload-media.ts'
import type { Prepared } from '#spa/platform/media/prepared.ts'
import { messages } from '../texts.ts'
import { checkDraft, completeLink, type Draft, type DraftErrors } from '../model/draft.ts'
import type { OpenDraft } from '../api/open-draft.ts'
import { useKeptDraft } from './use-kept-draft.ts'

export type ComposerPhase =
  | { readonly name: 'editing' }
  | { readonly name: 'uploading'; readonly share: number }
  | { readonly name: 'publishing' }

const EDITING: ComposerPhase = { name: 'editing' }

/** A refused upload is discarded; after a lost answer the same upload is reused, so that nothing is stored twice. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

const isLost = (error: unknown): boolean =>
  hasNoAnswer(error) || (error instanceof PutFailed && !navigator.onLine)

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
  ...(draft.isDrastic && { isDrastic: true }),
  ...(draft.track && { spotifyTrackId: draft.track.id }),
  ...uploaded,
})

interface Publication {
  readonly draft: Draft
  readonly media: Prepared | undefined
  readonly upload: (media: Prepared) => Promise<Uploaded>
  readonly create: (body: NewPost) => Promise<Delivery<Post>>
}

/** Publishes the post. Without a connection, post and file wait in the outbox. @throws ApiError, PutFailed */
const sendPost = async (publication: Publication): Promise<Delivery<Post>> => {
  const { draft, media, upload, create } = publication
  let uploaded: Uploaded | undefined
  try {
    uploaded = media && (await upload(media))
  } catch (error) {
    if (media && isLost(error) && (await keepPost(media, (kept) => bodyOf(draft, kept))))
      return { state: 'kept' }
    throw error
  }
  return create(bodyOf(draft, uploaded))
}

interface ComposerOptions {
  readonly memberId: string
  readonly opened: OpenDraft
  readonly isPhone: boolean
  readonly onPublished: (post: Post) => void
  /** The post waits for the connection. */
  readonly onKept: () => void
}

const announce = (delivery: Delivery<Post>): void => {
  if (delivery.state !== 'sent') {
    toast({ title: messages.waits })
    return
  }
  const { answer: post } = delivery
  toast(
    post.status === 'held'
      ? { title: messages.held, description: post.statusReason ?? messages.heldText }
      : { title: messages.published, tone: 'success' },
  )
}

/** Uploads each file once: after a later failure the stored object is reused. */
const useUploads = (onProgress: (share: number) => void) => {
  const done = useRef(new WeakMap<Prepared, Uploaded>())
  const abortController = useRef<AbortController>(undefined)
  return {
    upload: async (media: Prepared): Promise<Uploaded> => {
      const known = done.current.get(media)
      if (known) return known
      abortController.current = new AbortController()
      onProgress(0)
      const uploaded = await uploadMedia(media, {
        signal: abortController.current.signal,
        onProgress,
      })
      done.current.set(media, uploaded)
      return uploaded
    },
    isUploaded: (media: Prepared): boolean => done.current.has(media),
    forget: (media: Prepared): void => {
      done.current.delete(media)
    },
    cancel: (): void => abortController.current?.abort(),
  }
}

/** The state of a post from draft to publication. It outlives the form, so that closing loses nothing. */
export const useComposer = ({
  memberId,
  opened,
  isPhone,
  onPublished,
  onKept,
}: ComposerOptions) => {
  const { draft, attachment, change, clear, ...rest } = useKeptDraft(memberId, opened)
  const [errors, setErrors] = useState<DraftErrors>({})
  const [failure, setFailure] = useState<string>()
  const [phase, setPhase] = useState<ComposerPhase>(EDITING)
  const createPost = useCreatePost()
  const uploads = useUploads((share) => setPhase({ name: 'uploading', share }))
  const media = attachment.state === 'ready' ? attachment.media : undefined

  const upload = async (file: Prepared): Promise<Uploaded> => {
    const isNew = !uploads.isUploaded(file)
    const uploaded = await uploads.upload(file)
    if (isNew) toast({ title: messages.uploadSucceeded, tone: 'success' })
    return uploaded
  }

  const create = (body: NewPost) => {
    setPhase({ name: 'publishing' })
    return createPost.mutateAsync(body)
  }

  const publish = async () => {
    setFailure(undefined)
    try {
      const delivery = await sendPost({ draft, media, upload, create })
      clear()
      announce(delivery)
      if (delivery.state === 'sent') onPublished(delivery.answer)
      else onKept()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return
      const isUploaded = media !== undefined && uploads.isUploaded(media)
      setFailure(reportUnpublished(error, isUploaded ? undefined : media))
      if (media && isRefusal(error)) uploads.forget(media)
    } finally {
      setPhase(EDITING)
    }
  }

  const submit = () => {
    if (phase.name !== 'editing' || attachment.state === 'preparing') return
    const found = checkDraft(draft, { hasMedia: media !== undefined, isPhone })
    setErrors(found)
    if (Object.keys(found).length === 0) void publish()
  }
  const changeDraft = (part: Partial<Draft>) => {
    change(part)
    setErrors({})
  }
  const { cancel: cancelUpload } = uploads
  const shown = { draft, attachment, errors, failure, phase }
  return { ...rest, ...shown, change: changeDraft, cancelUpload, submit }
}

export type ComposerState = ReturnType<typeof useComposer>
