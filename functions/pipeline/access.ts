import type { DomainAccess } from '../platform/access.ts'

export const access: DomainAccess = {
  workers: {
    'write-article': {
      summary: 'Writes the article of one story',
      table: ['BatchGetItem', 'PutItem', 'UpdateItem'],
      model: true,
      timeoutSeconds: 120,
      batchSize: 1,
      mostAtOnce: 3,
    },
  },
  schedules: {},
}
