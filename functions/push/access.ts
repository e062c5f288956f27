import type { DomainAccess } from '#platform/access.ts'

export const access: DomainAccess = {
  workers: {
    'send-push': {
      summary: 'Pushes one note to the devices of a member',
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      send: ['send-push'],
      pushKey: 'private',
      timeoutSeconds: 30,
      maxConcurrency: 20,
    },
  },
}
