import * as z from 'zod/mini'

/** The address that `/api/uploads` or `/api/community/upload` returned. */
export const UploadedUrl = z
  .string()
  .check(z.maxLength(300), z.regex(/^\/?incoming\/[\w/-]+\.\w+$/, 'Ungültige URL'))
