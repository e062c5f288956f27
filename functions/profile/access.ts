import type { DomainAccess } from '../platform/access.ts'

/** GetItem: session. UpdateItem: prolonged sessions and the throttle. */
export const access: DomainAccess = {
  endpoints: {
    getProfile: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
    updateProfile: { table: ['GetItem', 'UpdateItem'] },
    setAvatar: {
      table: ['GetItem', 'UpdateItem'],
      media: { get: ['incoming/*'], put: ['media/avatars/*'] },
    },
    removeAvatar: { table: ['GetItem', 'UpdateItem'], media: { delete: ['media/avatars/*'] } },
    setBadgeVisibility: { table: ['GetItem', 'UpdateItem'] },
    getUser: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
  },
}
