import type { DomainAccess } from '#platform/access.ts'

/** GetItem: session. UpdateItem: prolonged sessions and throttles. */
export const access: DomainAccess = {
  endpoints: {
    dataExport: { table: ['GetItem', 'UpdateItem'] },
    requestDataExport: { table: ['GetItem', 'UpdateItem', 'PutItem'], send: ['export-data'] },
    downloadDataExport: { table: ['GetItem', 'UpdateItem'], media: { get: ['exports/*'] } },
  },
  workers: {
    'export-data': {
      summary: 'Does one step of the export of a member: reads entries, or packs an archive',
      table: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem'],
      indexes: ['GSI1'],
      media: {
        get: ['media/*', 'kept/*', 'messages/*', 'exports/*'],
        put: ['exports/*'],
        delete: ['exports/*'],
      },
      send: ['export-data'],
      memoryMb: 256,
      timeoutSeconds: 60,
      batchSize: 1,
      maxConcurrency: 5,
    },
  },
  effects: {
    'remove-export-files': {
      listens: ['DataExport.changed', 'DataExport.removed'],
      blocks: 'none: upkeep',
      media: { delete: ['exports/*'] },
    },
    'announce-export': {
      listens: ['DataExport.changed'],
      blocks: 'none: own affairs',
      table: ['BatchGetItem', 'PutItem', 'UpdateItem'],
      mail: true,
    },
  },
}
