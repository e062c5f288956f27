import type { DomainAccess } from '#platform/access.ts'

export const access: DomainAccess = {
  endpoints: {
    /** GetItem reads the session; UpdateItem prolongs it. */
    acknowledgeWarning: { table: ['GetItem', 'UpdateItem'] },
    endMemberSessions: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    },
  },
}
