import type { DomainAccess } from '#platform/access.ts'

/** GetItem: session. UpdateItem: prolonged sessions. PutItem also writes the audit log. */
export const access: DomainAccess = {
  endpoints: {
    listStatements: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'], indexes: ['GSI1'] },
    readStatement: { table: ['GetItem', 'UpdateItem'] },
    listCases: { table: ['GetItem', 'UpdateItem', 'Query', 'BatchGetItem'] },
    readCase: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'],
      indexes: ['GSI1'],
      media: { get: ['evidence/*'] },
    },
    assignCase: { table: ['GetItem', 'UpdateItem', 'PutItem', 'BatchGetItem'] },
    escalateCase: { table: ['GetItem', 'UpdateItem', 'PutItem', 'DeleteItem', 'BatchGetItem'] },
    decideCase: {
      table: [
        'GetItem',
        'UpdateItem',
        'PutItem',
        'DeleteItem',
        'BatchGetItem',
        'Query',
        'ConditionCheckItem',
      ],
    },
  },
  effects: {
    'announce-statement': {
      listens: ['Statement.created'],
      blocks: 'none: own affairs',
      table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'],
      mail: true,
    },
    'tell-operators': {
      listens: ['Case.created', 'Case.changed'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'BatchGetItem', 'UpdateItem'],
      publish: ['contact'],
    },
    'relate-cases': {
      listens: ['Case.created'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'PutItem'],
    },
  },
}
