import type { DomainAccess } from '#platform/access.ts'

/** The lease on the avatar is an item of its own. */
const AVATAR_LEASE = ['DeleteItem'] as const

/** GetItem: session. UpdateItem: prolonged sessions and the throttle. */
export const access: DomainAccess = {
  endpoints: {
    getProfile: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
    updateProfile: { table: ['GetItem', 'UpdateItem'] },
    setAvatar: {
      table: ['GetItem', 'UpdateItem', ...AVATAR_LEASE],
      media: { get: ['incoming/*'], put: ['media/avatars/*'] },
    },
    removeAvatar: {
      table: ['GetItem', 'UpdateItem', ...AVATAR_LEASE],
      media: { delete: ['media/avatars/*'] },
    },
    setBadgeVisibility: { table: ['GetItem', 'UpdateItem'] },
    getUser: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
  },
}
