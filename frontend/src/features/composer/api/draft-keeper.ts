import { isReadable } from '#spa/platform/readable-blob.ts'
import type { Prepared } from '#spa/platform/media/prepared.ts'
import { EMPTY_DRAFT, type Draft } from '../model/draft.ts'
import { hasRoomFor, keptFile, type KeptDraft, type KeptFile } from '../model/kept-draft.ts'
import { readDraftFile, saveDraftFile, sweepDraftFiles } from './draft-files.ts'
import { listDrafts, readDraft, saveDraft } from './kept-drafts.ts'

/** What of a draft the browser keeps: everything, nothing, or the text without the file. */
export type Keeping = 'all' | 'nothing' | 'file-failed' | 'files-full'

/** `media` is null without a file, and undefined while it is still prepared. */
interface Changed {
  readonly draft: Draft
  readonly media: Prepared | null | undefined
}

/** Keeps one draft in this browser: the text at once, the file in the background. */
export class DraftKeeper {
  private readonly memberId: string
  private readonly id: string
  private file: { readonly media: Prepared; readonly stored: Promise<boolean> } | undefined
  private failed: Prepared | undefined
  private latest: Changed = { draft: EMPTY_DRAFT, media: undefined }

  constructor(memberId: string, id: string) {
    this.memberId = memberId
    this.id = id
  }

  /** The file that was kept; undefined when it is gone. */
  async restore(): Promise<Prepared | undefined> {
    const media = await readDraftFile(this.memberId, this.id)
    if (media && !(await isReadable(media.blob))) return undefined
    if (media) this.file = { media, stored: Promise.resolve(true) }
    return media
  }

  async keep(changed: Changed): Promise<Keeping> {
    const { media } = changed
    const had = this.kept?.file
    this.latest = changed
    if (!this.saveText()) return 'nothing'
    if (!media) {
      if (media === null && had) await sweepDraftFiles(this.memberId)
      return 'all'
    }
    if (media === this.failed) return 'file-failed'
    if (!this.fits(media)) return 'files-full'
    return this.keepFile(media)
  }

  /** As `keep`, also when the browser refused the file before. */
  keepAgain(changed: Changed): Promise<Keeping> {
    this.failed = undefined
    return this.keep(changed)
  }

  private async keepFile(media: Prepared): Promise<Keeping> {
    if (this.file?.media !== media) this.file = { media, stored: this.storeFile(media) }
    if (await this.file.stored) return 'all'
    if (this.file.media === media) this.file = undefined
    this.failed = media
    return this.saveText() ? 'file-failed' : 'nothing'
  }

  private async storeFile(media: Prepared): Promise<boolean> {
    try {
      await saveDraftFile(this.memberId, this.id, media)
      return true
    } catch {
      return false
    }
  }

  private get kept(): KeptDraft | undefined {
    return readDraft(this.memberId, this.id)
  }

  private fits(media: Prepared): boolean {
    const others = listDrafts(this.memberId).filter(({ id }) => id !== this.id)
    return hasRoomFor(keptFile(media).bytes, others)
  }

  /** The file that the draft refers to: none that the browser cannot keep. */
  private keptFile(): KeptFile | null {
    const { media } = this.latest
    if (media === undefined) return this.kept?.file ?? null
    return media && media !== this.failed && this.fits(media) ? keptFile(media) : null
  }

  private saveText(): boolean {
    const { draft } = this.latest
    return saveDraft(this.memberId, this.id, { draft, file: this.keptFile() })
  }
}
