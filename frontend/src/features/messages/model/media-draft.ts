import type { Prepared } from '#spa/platform/media/prepared.ts'

export interface PhotoDraft {
  readonly kind: 'photo'
  readonly media: Prepared
  readonly isTemporary: boolean
}

export interface VoiceDraft {
  readonly kind: 'voice'
  readonly blob: Blob
  /** As the recorder names it, such as 'audio/webm;codecs=opus'. */
  readonly mime: string
  readonly seconds: number
  /** From 0 to 100. */
  readonly waveform: readonly number[]
}

/** A photo or voice message that is not sent yet. */
export type MediaDraft = PhotoDraft | VoiceDraft
