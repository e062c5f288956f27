import type { Prepared } from '#spa/platform/media/prepared.ts'
import { sessionPhase } from '#spa/platform/session.ts'
import { storedDraft, type StoredDraft } from '../model/stored-draft.ts'
import { isDraftEmpty, type DraftMedia, type StoryDraft } from '../model/story-draft.ts'
import { readStoryDraft, removeStoryDraft, saveStoryDraft } from './draft-storage.ts'
import type { StoryFile } from './story-media.ts'

/** A drag is many changes. */
const SAVE_AFTER_MS = 50
/** Uploaded files that no content refers to are deleted after a day. */
const UPLOAD_LASTS_MS = 20 * 60 * 60 * 1000

/** The files of one draft with their addresses, and its copy in this browser. */
export class DraftKeeper {
  private readonly memberId: string
  private readonly files = new Map<string, Prepared>()
  private readonly urls = new Map<string, string>()
  private uploads: StoredDraft['uploads'] = {}
  private attempt: StoredDraft['attempt'] = null
  private latest: StoryDraft | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private saving: Promise<void> = Promise.resolve()
  private readonly onUnsaved: (isUnsaved: boolean) => void

  /** `onUnsaved` learns whether the last copy failed, such as on a full disk. */
  constructor(memberId: string, onUnsaved: (isUnsaved: boolean) => void) {
    this.memberId = memberId
    this.onUnsaved = onUnsaved
  }

  /** The draft that this browser kept; undefined when there is none. */
  async restore(): Promise<StoryDraft | undefined> {
    try {
      const found = await readStoryDraft(this.memberId)
      if (!found) return undefined
      for (const [key, media] of found.files) this.files.set(key, media)
      const { slides, currentId, isDrastic, uploads, attempt } = found.stored
      this.uploads = uploads
      this.attempt = attempt
      return { slides, currentId, isDrastic, selection: null }
    } catch {
      return undefined
    }
  }

  add({ media, seconds }: StoryFile): DraftMedia {
    const fileKey = crypto.randomUUID()
    this.files.set(fileKey, media)
    const kind = media.kind === 'video' ? 'video' : 'image'
    return { fileKey, kind, name: media.name, seconds }
  }

  file(fileKey: string): Prepared | undefined {
    return this.files.get(fileKey)
  }

  /** An address of the file for this page. */
  readonly urlOf = (fileKey: string): string | null => {
    const file = this.files.get(fileKey)
    if (!file) return null
    const url = this.urls.get(fileKey) ?? URL.createObjectURL(file.blob)
    this.urls.set(fileKey, url)
    return url
  }

  /** The address of a file that was uploaded and is still there. */
  uploadedUrl(fileKey: string): string | undefined {
    const upload = this.uploads[fileKey]
    return upload && Date.now() - upload.at < UPLOAD_LASTS_MS ? upload.url : undefined
  }

  noteUpload(fileKey: string, url: string): void {
    this.uploads = { ...this.uploads, [fileKey]: { url, at: Date.now() } }
    this.schedule()
  }

  /** The server refused what was uploaded: the next attempt uploads it again. */
  forgetUploads(): void {
    this.uploads = {}
    this.schedule()
  }

  /** The same content carries the same key, also after a reload, so that a lost answer publishes nothing twice. */
  async attemptKey(json: string): Promise<string> {
    if (this.attempt?.json !== json) this.attempt = { json, key: crypto.randomUUID() }
    const { key } = this.attempt
    await this.flush()
    return key
  }

  /** Copies the draft soon; the newest state wins. */
  keep(draft: StoryDraft): void {
    this.latest = draft
    this.schedule()
  }

  /** Copies the draft now. */
  async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    // A page that is left runs no later step, so the save begins before the one before has ended.
    this.saving = Promise.all([this.saving, this.save()]).then(() => undefined)
    return this.saving
  }

  /** Removes the draft: it was published or discarded. */
  async clear(): Promise<void> {
    clearTimeout(this.timer)
    this.latest = undefined
    this.uploads = {}
    this.attempt = null
    await this.saving
    try {
      await removeStoryDraft(this.memberId)
    } catch {
      // Without storage there is nothing to remove.
    }
  }

  /** Copies what is not copied yet, and frees the addresses. */
  close(): void {
    void this.flush()
    for (const url of this.urls.values()) URL.revokeObjectURL(url)
    this.urls.clear()
  }

  private get sent(): Pick<StoredDraft, 'uploads' | 'attempt'> {
    return { uploads: this.uploads, attempt: this.attempt }
  }

  private schedule(): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), SAVE_AFTER_MS)
  }

  private async save(): Promise<void> {
    const { latest } = this
    // Drafts do not come back after a sign-out has removed them.
    if (!latest || sessionPhase() !== 'member') return
    try {
      if (isDraftEmpty(latest)) await removeStoryDraft(this.memberId)
      else await saveStoryDraft(this.memberId, storedDraft(latest, this.sent), this.files)
      this.onUnsaved(false)
    } catch {
      this.onUnsaved(true)
    }
  }
}
