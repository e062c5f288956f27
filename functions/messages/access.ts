import type { DomainAccess } from '#platform/access.ts'

/** GetItem: session. UpdateItem: prolonged sessions and throttles. */
export const access: DomainAccess = {
  endpoints: {
    sendMessage: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem'] },
  },
}
