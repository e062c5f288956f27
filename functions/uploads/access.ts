import type { Access, DomainAccess } from '../platform/access.ts'

/** Reading and prolonging the session, and counting uploads. */
const SESSION_AND_THROTTLE = ['GetItem', 'UpdateItem'] as const

const upload: Access = { table: SESSION_AND_THROTTLE, media: { put: ['incoming/*'] } }

export const access: DomainAccess = {
  endpoints: { createUpload: upload, uploadMedia: upload },
}
