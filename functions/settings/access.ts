import type { DomainAccess } from '#platform/access.ts'

/** GetItem: session. UpdateItem: prolonged sessions and throttles. */
export const access: DomainAccess = {
  endpoints: {
    notificationSettings: { table: ['GetItem', 'UpdateItem'] },
    saveNotificationSettings: { table: ['GetItem', 'UpdateItem'] },
    profileData: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'] },
    saveProfileData: { table: ['GetItem', 'UpdateItem', 'PutItem'] },
    visibility: { table: ['GetItem', 'UpdateItem'] },
    saveVisibility: { table: ['GetItem', 'UpdateItem'] },
    messageSettings: { table: ['GetItem', 'UpdateItem'] },
    saveMessageSettings: { table: ['GetItem', 'UpdateItem'] },
    acceptLegal: { table: ['GetItem', 'UpdateItem', 'PutItem'] },
  },
}
