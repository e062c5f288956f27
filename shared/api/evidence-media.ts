import * as z from 'zod/mini'

/** A file that moderators and reviewers look at. */
export const EvidenceMedia = z.object({
  /** Null for what is no file of ours. */
  type: z.nullable(z.enum(['image', 'video', 'audio'])),
  /** Its path, an address elsewhere, or the kind of a message. */
  name: z.string(),
  /** Works for minutes. Null where moderators get no bytes, or the file was gone before it was copied. */
  url: z.nullable(z.string()),
})
export type EvidenceMedia = z.infer<typeof EvidenceMedia>
