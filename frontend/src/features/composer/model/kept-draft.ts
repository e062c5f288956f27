import { beginningOf } from '#shared/domain/characters.ts'
import * as z from 'zod/mini'
import type { Prepared } from '#spa/platform/media/prepared.ts'
import { isEmpty, type Draft } from './draft.ts'

export const KEPT_DRAFTS = 20
export const KEPT_FILES_MEGABYTES = 200

const Track = z.object({
  id: z.string(),
  name: z.string(),
  artist: z.string(),
  previewUrl: z.string(),
  coverUrl: z.nullable(z.string()),
})

const KeptFile = z.object({
  name: z.string(),
  kind: z.enum(['image', 'video', 'audio']),
  bytes: z.number(),
})
/** Describes the file of a draft. Its bytes are kept apart. */
export type KeptFile = z.infer<typeof KeptFile>

const Content = z.object({
  title: z.string(),
  content: z.string(),
  linkUrl: z.string(),
  mediaAlt: z._default(z.string(), ''),
  track: z._default(z.nullable(Track), null),
  isDrastic: z.optional(z.boolean()),
  file: z._default(z.nullable(KeptFile), null),
  /** When it changed last. */
  at: z._default(z.string(), ''),
})
/** A draft as the browser keeps it. */
export type KeptDraft = z.infer<typeof Content>

export interface ListedDraft extends KeptDraft {
  readonly id: string
}

/** Undefined when it is no draft, such as one of another version of the app. */
export const parseDraft = (json: string | null): KeptDraft | undefined => {
  try {
    return Content.safeParse(JSON.parse(json ?? 'null')).data
  } catch {
    return undefined
  }
}

export const keptFile = ({ name, kind, blob, preview }: Prepared): KeptFile => ({
  name,
  kind,
  bytes: blob.size + (preview?.size ?? 0),
})

/** The draft to keep: the time stays when nothing changed. Undefined when nothing would be lost without it. */
export const draftToKeep = (
  draft: Draft,
  file: KeptFile | null,
  { before, now }: { readonly before: KeptDraft | undefined; readonly now: string },
): KeptDraft | undefined => {
  if (isEmpty(draft) && !file) return undefined
  const { title, content, linkUrl, mediaAlt, track, isDrastic } = draft
  const kept = { title, content, linkUrl, mediaAlt, track, isDrastic, file, at: before?.at ?? now }
  return JSON.stringify(kept) === JSON.stringify(before) ? kept : { ...kept, at: now }
}

/** Whether a file of this size fits beside those of the other drafts. */
export const hasRoomFor = (bytes: number, others: readonly KeptDraft[]): boolean =>
  others.reduce((sum, { file }) => sum + (file?.bytes ?? 0), bytes) <=
  KEPT_FILES_MEGABYTES * 1024 * 1024

const FIRST_WORDS = 90

/** The line that names a draft in the list; undefined when it has no text. */
export const firstWords = ({
  title,
  content,
  linkUrl,
  mediaAlt,
  track,
}: Draft): string | undefined => {
  const texts = [title, content, linkUrl, track?.name ?? '', mediaAlt]
  const text = texts.map((part) => part.trim().replaceAll(/\s+/g, ' ')).find((part) => part !== '')
  return text && beginningOf(text, FIRST_WORDS)
}
