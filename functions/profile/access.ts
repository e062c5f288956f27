import type { DomainAccess } from '#platform/access.ts'

/** The lease on the avatar is an item of its own. */
const AVATAR_LEASE = ['DeleteItem'] as const

/** What a measure has hidden a moment ago is moved before the member changes the served picture. */
const KEEP_AVATAR = {
  get: ['media/avatars/*', 'kept/avatars/*'],
  put: ['kept/avatars/*'],
  delete: ['media/avatars/*'],
} as const

/** GetItem: session. UpdateItem: prolonged sessions and the throttle. */
export const access: DomainAccess = {
  endpoints: {
    getProfile: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
    updateProfile: { table: ['GetItem', 'UpdateItem'] },
    setAvatar: {
      table: ['GetItem', 'UpdateItem', 'Query', ...AVATAR_LEASE],
      media: {
        ...KEEP_AVATAR,
        get: ['incoming/*', ...KEEP_AVATAR.get],
        put: ['media/avatars/*', ...KEEP_AVATAR.put],
        delete: ['incoming/*', ...KEEP_AVATAR.delete],
      },
    },
    removeAvatar: {
      table: ['GetItem', 'UpdateItem', 'Query', ...AVATAR_LEASE],
      media: KEEP_AVATAR,
    },
    setBadgeVisibility: { table: ['GetItem', 'UpdateItem'] },
    getUser: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
  },
}
