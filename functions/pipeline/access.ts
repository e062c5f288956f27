import type { DomainAccess } from '#platform/access.ts'

export const access: DomainAccess = {
  workers: {
    'read-source': {
      summary: 'Reads one feed and stores its new items',
      table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'],
      keys: ['SOURCES', 'SOURCE_HEALTH', 'FEED_ITEM#*', 'FEED_GUID#*', 'FRESH', 'PIPELINE'],
      timeoutSeconds: 60,
      batchSize: 1,
      maxConcurrency: 5,
    },
    'gather-clusters': {
      summary: 'Gathers new items into clusters and queues the writing of articles',
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      keys: [
        'FRESH',
        'FEED_ITEM#*',
        'CLUSTERS#*',
        'JOB#*',
        'ARTICLES',
        'ARTICLES#*',
        'HELD_ARTICLES',
        'PIPELINE',
      ],
      indexes: ['GSI1'],
      send: ['gather-clusters', 'write-article'],
      budget: true,
      timeoutSeconds: 120,
      batchSize: 1,
      maxConcurrency: 2,
    },
    'write-article': {
      summary: 'Writes the article of one cluster',
      table: ['BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      keys: [
        'JOB#*',
        'FEED_ITEM#*',
        'ARTICLES',
        'ARTICLES#*',
        'ARTICLE_COUNT',
        'HELD_ARTICLES',
        'MODERATION#article',
        'PIPELINE',
      ],
      model: true,
      secondReader: true,
      timeoutSeconds: 120,
      batchSize: 1,
      maxConcurrency: 3,
    },
  },
  schedules: {
    'start-article-run': {
      summary: 'Starts an article run: gathering clusters and writing articles',
      cron: '*/30 * * * *',
      table: ['GetItem'],
      send: ['gather-clusters'],
    },
    'start-feed-run': {
      summary: 'Starts a feed run: reading all due feeds',
      cron: '0 * * * *',
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
      send: ['read-source'],
    },
  },
}
