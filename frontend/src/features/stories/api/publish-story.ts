import { createStory, type Story } from '#shared/api/stories.ts'
import { createUpload } from '#shared/api/uploads.ts'
import { ApiError, hasNoAnswer } from '#spa/platform/api-error.ts'
import type { Prepared } from '#spa/platform/media/prepared.ts'
import {
  keepUnsent,
  requestFor,
  sendOrKeep,
  type Delivery,
} from '#spa/platform/outbox/keep-unsent.ts'
import { fileMark, type OutboxFile } from '#spa/platform/outbox/outbox-item.ts'
import { PutFailed } from '#spa/platform/put-object.ts'
import { uploadObject } from '#spa/platform/upload-object.ts'
import { listFileKeys, labelOf, storyBody, type StoryDraft } from '../model/story-draft.ts'
import type { DraftKeeper } from './draft-keeper.ts'

interface PublishOptions {
  readonly signal: AbortSignal
  /** From 0 to 1, over the bytes that are not uploaded yet. */
  readonly onProgress: (share: number) => void
  /** All files are there; from here on the story may be published at any time. */
  readonly onUploaded: () => void
}

/** The upload of a file failed. `kind` is for the text. */
export class UploadFailed extends Error {
  override readonly name = 'UploadFailed'
  readonly kind: Prepared['kind']

  constructor(kind: Prepared['kind'], cause: unknown) {
    super('The upload failed', { cause })
    this.kind = kind
  }
}

const isAbort = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError'

const uploadMissing = async (
  keeper: DraftKeeper,
  draft: StoryDraft,
  { signal, onProgress }: PublishOptions,
): Promise<void> => {
  const missing = listFileKeys(draft).flatMap((fileKey) => {
    const media = keeper.uploadedUrl(fileKey) === undefined ? keeper.file(fileKey) : undefined
    return media ? [{ fileKey, media }] : []
  })
  const total = missing.reduce((sum, { media }) => sum + media.blob.size, 0)
  let before = 0
  for (const { fileKey, media } of missing) {
    const sent = before
    const report = (bytes: number) => onProgress((sent + Math.min(bytes, media.blob.size)) / total)
    report(0)
    try {
      const url = await uploadObject('story', media, { signal, onProgress: report })
      keeper.noteUpload(fileKey, url)
    } catch (error) {
      throw isAbort(error) ? error : new UploadFailed(media.kind, error)
    }
    before += media.blob.size
  }
}

/** A refused upload is uploaded again; after a lost answer it is used again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429

const LANE = 'story'

const itemOf = (id: string, draft: StoryDraft) => ({
  id,
  kind: 'story' as const,
  lane: LANE,
  label: labelOf(draft),
})

const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

const send = async (keeper: DraftKeeper, draft: StoryDraft): Promise<Delivery<Story>> => {
  const body = storyBody(draft, (fileKey) => keeper.uploadedUrl(fileKey) ?? '')
  // A restored draft has the same values in another order.
  const idempotencyKey = await keeper.attemptKey(JSON.stringify(body, sortKeys))
  try {
    const item = itemOf(idempotencyKey, draft)
    const delivery = await sendOrKeep(createStory, { body, idempotencyKey }, item)
    await keeper.clear()
    return delivery
  } catch (error) {
    if (isRefusal(error)) keeper.forgetUploads()
    throw error
  }
}

const isLost = (error: unknown): boolean => {
  const cause = error instanceof UploadFailed ? error.cause : error
  return hasNoAnswer(cause) || (cause instanceof PutFailed && !navigator.onLine)
}

const uploadOf = (key: string, { mime }: Prepared): OutboxFile => ({
  key,
  upload: { url: createUpload.path, body: { purpose: 'story', contentType: mime } },
})

/** Keeps a story whose files could not be uploaded. Returns false when this browser keeps nothing. @throws ApiError */
const keepStory = async (keeper: DraftKeeper, draft: StoryDraft): Promise<boolean> => {
  const media = listFileKeys(draft).flatMap((key) => {
    const file = keeper.file(key)
    return file ? [[key, file] as const] : []
  })
  const id = crypto.randomUUID()
  const request = requestFor(createStory, { body: storyBody(draft, fileMark) })
  const files = media.map(([key, file]) => uploadOf(key, file))
  const blobs = new Map(media.map(([key, { blob }]) => [key, blob]))
  const item = { ...itemOf(id, draft), request, files, idempotencyKey: id }
  if ((await keepUnsent(item, blobs)) !== 'kept') return false
  await keeper.clear()
  return true
}

let sending: Promise<unknown> = Promise.resolve()

/** Resolves when no story is on its way. A composer that opens meanwhile would restore what is being published. */
export const noStoryIsSent = async (): Promise<void> => {
  await sending.catch(() => undefined)
}

/**
 * Uploads the files and publishes the story; without a connection it waits in the outbox. It goes on when the composer is closed after the uploads.
 * @throws {UploadFailed}, an ApiError, or an AbortError when the member cancelled
 */
export const publishStory = async (
  keeper: DraftKeeper,
  draft: StoryDraft,
  options: PublishOptions,
): Promise<Delivery<Story>> => {
  try {
    await uploadMissing(keeper, draft, options)
  } catch (error) {
    if (isLost(error) && (await keepStory(keeper, draft))) return { state: 'kept' }
    throw error
  }
  options.signal.throwIfAborted()
  options.onUploaded()
  const sent = send(keeper, draft)
  sending = sent
  return sent
}
