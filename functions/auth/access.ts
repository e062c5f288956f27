import type { DomainAccess } from '../platform/access.ts'

/** UpdateItem: the throttles, the statistics, and sessions prolonged by use. */
export const access: DomainAccess = {
  endpoints: {
    register: { table: ['PutItem', 'UpdateItem'] },
    login: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] },
    logout: { table: ['GetItem', 'UpdateItem', 'DeleteItem'] },
    currentUser: { table: ['GetItem', 'UpdateItem'] },
  },
}
