import * as z from 'zod/mini'
import { SlideLook } from '#shared/api/stories.ts'
import { STORY } from '#shared/domain/stories.ts'
import type { StoryDraft } from './story-draft.ts'

const StoredSlide = z.extend(z.omit(SlideLook, { type: true }), {
  id: z.string(),
  media: z.nullable(
    z.object({
      fileKey: z.string(),
      kind: z.enum(['image', 'video']),
      name: z.string(),
      seconds: z.nullable(z.number()),
    }),
  ),
  track: z.nullable(
    z.object({
      id: z.string(),
      name: z.string(),
      artist: z.string(),
      previewUrl: z.string(),
      coverUrl: z.nullable(z.string()),
    }),
  ),
})

const StoredDraft = z.object({
  slides: z.array(StoredSlide).check(z.minLength(1), z.maxLength(STORY.slides)),
  currentId: z.string(),
  isDrastic: z.optional(z.boolean()),
  /** Addresses of uploaded files by file key, with the time of the upload in milliseconds. */
  uploads: z.record(z.string(), z.object({ url: z.string(), at: z.number() })),
  /** The last attempt to publish, which may have succeeded without an answer. */
  attempt: z.nullable(z.object({ json: z.string(), key: z.string() })),
})
export type StoredDraft = z.infer<typeof StoredDraft>

export const storedDraft = (
  { slides, currentId, isDrastic }: StoryDraft,
  { uploads, attempt }: Pick<StoredDraft, 'uploads' | 'attempt'>,
): StoredDraft => ({
  slides: slides.map((slide) => ({
    ...slide,
    textOverlays: slide.textOverlays.filter(({ text }) => text.trim() !== ''),
  })),
  currentId,
  isDrastic,
  uploads,
  attempt,
})

/** A stored draft as far as its files are still there; undefined when another version of the app stored it. */
export const parseStored = (
  stored: unknown,
  hasFile: (fileKey: string) => boolean,
): StoredDraft | undefined => {
  const { data } = StoredDraft.safeParse(stored)
  if (!data) return undefined
  const slides = data.slides.map((slide) =>
    slide.media && !hasFile(slide.media.fileKey) ? { ...slide, media: null } : slide,
  )
  return { ...data, slides }
}
