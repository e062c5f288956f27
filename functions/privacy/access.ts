import type { DomainAccess } from '#platform/access.ts'

export const access: DomainAccess = {
  endpoints: {
    yourData: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
    requestErasure: { table: ['GetItem', 'UpdateItem', 'Query', 'PutItem', 'DeleteItem'] },
    erasureReceipt: {
      table: ['GetItem', 'UpdateItem'],
      keys: ['ERASURE_RECEIPT#*', 'THROTTLE#erasureReceiptsPerAddress#*'],
    },
  },
  effects: {
    'mail-erasure': {
      listens: ['Erasure.created'],
      blocks: 'none: own affairs',
      table: ['GetItem'],
      keys: ['ERASURE#*', 'MEMBER#*'],
      mail: true,
    },
    'note-traces': {
      listens: [
        'Band.created',
        'Band.changed',
        'BandRevision.created',
        'BandProposal.created',
        'BandClaim.created',
        'ContactMessage.created',
        'Held.created',
        'Held.changed',
      ],
      blocks: 'none: upkeep',
      table: ['PutItem'],
      keys: ['TRACES#*'],
    },
  },
  schedules: {
    'start-erasures': {
      summary:
        'Starts the deletion of accounts whose 14 days are over, and looks again at finished ones',
      cron: '15 3 * * *',
      table: ['Query', 'PutItem'],
      send: ['erase-member'],
      timeoutSeconds: 60,
    },
  },
  workers: {
    'erase-member': {
      summary: 'Deletes a part of what is stored of a member who left',
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      indexes: ['GSI1'],
      media: { put: ['erased/*'], delete: ['media/avatars/*'] },
      send: ['erase-member'],
      memoryMb: 256,
      timeoutSeconds: 60,
      batchSize: 1,
      maxConcurrency: 2,
    },
  },
}
