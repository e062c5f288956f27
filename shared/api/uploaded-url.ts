import * as z from 'zod/mini'

/** Where `/api/uploads` or `/api/community/upload` said the object is. */
export const UploadedUrl = z
  .string()
  .check(z.maxLength(300), z.regex(/^\/?incoming\/[\w/-]+\.\w+$/, 'Ungültige URL'))
