import type { Access, DomainAccess } from '#platform/access.ts'

/** GetItem reads the session; UpdateItem extends it and counts the throttle. */
const upload: Access = { table: ['GetItem', 'UpdateItem'], media: { put: ['incoming/*'] } }

export const access: DomainAccess = {
  endpoints: { createUpload: upload, uploadMedia: upload, voiceUploadUrl: upload },
}
