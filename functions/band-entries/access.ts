import type { DomainAccess } from '#platform/access.ts'

/** GetItem: session. UpdateItem: prolonged sessions, throttles and counters. */
export const access: DomainAccess = {
  endpoints: {
    getBand: { table: ['GetItem', 'UpdateItem', 'Query', 'BatchGetItem'] },
    createBand: { table: ['GetItem', 'UpdateItem', 'PutItem', 'Query', 'BatchGetItem'] },
  },
}
