import type { DomainAccess } from '#platform/access.ts'

const QUEUES = ['read-source', 'gather-clusters', 'write-article'] as const
const CHANGES = ['GetItem', 'Query', 'PutItem', 'UpdateItem'] as const

/** GetItem also reads the admin's session and role. UpdateItem also prolongs sessions. PutItem also writes the audit log. */
export const access: DomainAccess = {
  endpoints: {
    adminStatus: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem'],
      inspect: QUEUES,
      budget: true,
    },
    listDeadLetters: { table: ['GetItem', 'UpdateItem'], peek: QUEUES },
    redriveDeadLetters: { table: ['GetItem', 'UpdateItem', 'PutItem'], redrive: QUEUES },
    processRss: {
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
      send: ['read-source'],
    },
    processContent: { table: ['GetItem', 'UpdateItem', 'PutItem'], send: ['gather-clusters'] },
    pausePipeline: { table: ['GetItem', 'UpdateItem', 'PutItem'] },
    pipelineHistory: { table: ['GetItem', 'UpdateItem', 'Query'] },
    listJobs: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'], indexes: ['GSI1'] },
    retryJob: {
      table: ['GetItem', 'PutItem', 'UpdateItem'],
      send: ['write-article'],
    },
    listSources: { table: ['GetItem', 'UpdateItem', 'Query'] },
    addSource: { table: CHANGES },
    updateSource: { table: CHANGES },
    removeSource: { table: [...CHANGES, 'DeleteItem'] },
    listAudit: { table: ['GetItem', 'UpdateItem', 'Query', 'BatchGetItem'] },
    exportAudit: { table: ['GetItem', 'UpdateItem', 'PutItem', 'Query'] },
    contentSourceReport: { table: ['GetItem', 'UpdateItem', 'Query'] },
  },
}
