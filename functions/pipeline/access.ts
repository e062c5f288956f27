import type { DomainAccess } from '#platform/access.ts'

export const access: DomainAccess = {
  workers: {
    'read-source': {
      summary: 'Reads one feed and keeps what is new in it',
      table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'],
      timeoutSeconds: 60,
      batchSize: 1,
      maxConcurrency: 5,
    },
    'gather-clusters': {
      summary: 'Gathers what is new into clusters and has them written',
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      indexes: ['GSI1'],
      send: ['gather-clusters', 'write-article'],
      budget: true,
      timeoutSeconds: 120,
      batchSize: 1,
      maxConcurrency: 2,
    },
    'write-article': {
      summary: 'Writes the article of one cluster',
      table: ['BatchGetItem', 'PutItem', 'UpdateItem'],
      model: true,
      timeoutSeconds: 120,
      batchSize: 1,
      maxConcurrency: 3,
    },
  },
  schedules: {
    'start-article-run': {
      summary: 'Has what is new gathered into clusters and written',
      cron: '*/30 * * * *',
      table: ['GetItem'],
      send: ['gather-clusters'],
    },
    'start-feed-run': {
      summary: 'Has every feed read that is due',
      cron: '0 * * * *',
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
      send: ['read-source'],
    },
  },
}
