import * as z from 'zod/mini'

/** A PUT to the bucket for one object, and the address by which its owner refers to the object. */
export const PresignedUpload = z.object({
  uploadUrl: z.string(),
  /** Must be sent unchanged, because they are signed. */
  headers: z.record(z.string(), z.string()),
  objectPath: z.string(),
  url: z.string(),
})
