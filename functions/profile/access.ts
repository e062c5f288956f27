import type { DomainAccess } from '#platform/access.ts'

/** The turn at the picture is an item of its own. */
const TURN = ['PutItem', 'DeleteItem'] as const

/** GetItem: session. UpdateItem: prolonged sessions and the throttle. */
export const access: DomainAccess = {
  endpoints: {
    getProfile: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
    updateProfile: { table: ['GetItem', 'UpdateItem'] },
    setAvatar: {
      table: ['GetItem', 'UpdateItem', ...TURN],
      media: { get: ['incoming/*'], put: ['media/avatars/*'] },
    },
    removeAvatar: {
      table: ['GetItem', 'UpdateItem', ...TURN],
      media: { delete: ['media/avatars/*'] },
    },
    setBadgeVisibility: { table: ['GetItem', 'UpdateItem'] },
    getUser: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
  },
}
