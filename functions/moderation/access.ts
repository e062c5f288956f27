import type { DomainAccess } from '#platform/access.ts'

/** UpdateItem also prolongs sessions. */
export const access: DomainAccess = {
  endpoints: {
    correctArticle: {
      table: [
        'GetItem',
        'UpdateItem',
        'PutItem',
        'DeleteItem',
        'BatchGetItem',
        'ConditionCheckItem',
      ],
    },
    moderationPending: { table: ['GetItem', 'UpdateItem', 'Query', 'BatchGetItem'] },
    moderate: {
      table: [
        'GetItem',
        'UpdateItem',
        'PutItem',
        'DeleteItem',
        'BatchGetItem',
        'ConditionCheckItem',
      ],
    },
  },
  effects: {
    'notify-reporters': {
      listens: ['ModerationDecision.created'],
      blocks: 'none: own affairs',
      table: ['BatchGetItem', 'PutItem', 'UpdateItem'],
    },
    'mail-author': {
      listens: ['ModerationDecision.created'],
      blocks: 'none: own affairs',
      table: ['BatchGetItem', 'PutItem'],
      mail: true,
    },
  },
}
