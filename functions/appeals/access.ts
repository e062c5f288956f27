import type { DomainAccess } from '#platform/access.ts'

/** GetItem: session. UpdateItem: prolonged sessions. */
export const access: DomainAccess = {
  endpoints: {
    readAppeal: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'] },
    submitAppeal: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem', 'ConditionCheckItem'],
    },
    withdrawAppeal: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'DeleteItem'] },
    listAppeals: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
    reviewAppeal: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'],
      media: { get: ['evidence/*', 'kept/*'] },
    },
    decideAppeal: {
      table: [
        'GetItem',
        'UpdateItem',
        'BatchGetItem',
        'PutItem',
        'DeleteItem',
        'ConditionCheckItem',
      ],
    },
  },
  effects: {
    'keep-for-appeal': {
      listens: ['Appeal.created', 'Appeal.changed'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem', 'ConditionCheckItem'],
    },
    'settle-appeals': {
      listens: ['Appeal.changed'],
      blocks: 'none: own affairs',
      table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      mail: true,
    },
  },
}
