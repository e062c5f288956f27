import type { DomainAccess } from '#platform/access.ts'

/** UpdateItem also prolongs sessions. */
export const access: DomainAccess = {
  endpoints: {
    moderationPending: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'],
      indexes: ['GSI1'],
      media: { get: ['kept/posts/*'] },
    },
    readHoldAppeal: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'] },
    appealHold: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'] },
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
    'explain-holds': {
      queue: 'tell-decisions',
      listens: ['Held.created', 'Held.changed', 'Held.removed'],
      blocks: 'none: own affairs',
      table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'],
    },
    'notify-author': {
      queue: 'tell-decisions',
      listens: ['ModerationDecision.created'],
      blocks: 'none: own affairs',
      table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'],
    },
    'notify-reporters': {
      queue: 'tell-decisions',
      listens: ['ModerationDecision.created'],
      blocks: 'none: own affairs',
      table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem'],
    },
    'mail-author': {
      listens: ['ModerationDecision.created'],
      blocks: 'none: own affairs',
      table: ['BatchGetItem', 'PutItem'],
      mail: true,
    },
  },
}
