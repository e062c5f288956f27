import type { DomainAccess } from '#platform/access.ts'

/** GetItem also reads the session. UpdateItem also prolongs it and counts throttles. */
export const access: DomainAccess = {
  endpoints: {
    listConcerts: { table: ['GetItem', 'UpdateItem', 'Query'] },
    getConcert: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'] },
    submitConcert: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem'] },
  },
}
