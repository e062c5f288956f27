import type { DomainAccess } from '#platform/access.ts'

const NOTIFY = [
  'BatchGetItem',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'ConditionCheckItem',
] as const

/** GetItem: session. UpdateItem: prolonged sessions. */
export const access: DomainAccess = {
  endpoints: {
    unread: { table: ['GetItem', 'UpdateItem'] },
    unreadCounts: { table: ['GetItem', 'UpdateItem'] },
    userLikes: { table: ['GetItem', 'UpdateItem', 'Query'] },
    userComments: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
    markRead: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query', 'PutItem'] },
  },
  effects: {
    'notify-likes': {
      queue: 'notify-members',
      listens: [
        'PostLike.created',
        'PostLike.removed',
        'CommentLike.created',
        'CommentLike.removed',
      ],
      blocks: 'silenced',
      table: ['GetItem', 'Query', ...NOTIFY],
    },
    'notify-follows': {
      queue: 'notify-members',
      listens: ['Follow.created', 'Follow.removed'],
      blocks: 'silenced',
      table: NOTIFY,
    },
    'notify-comments': {
      queue: 'notify-members',
      listens: ['Comment.created', 'Comment.changed', 'Comment.removed'],
      blocks: 'silenced',
      table: ['GetItem', ...NOTIFY],
    },
    'notify-mentions': {
      queue: 'notify-members',
      listens: ['Post.created', 'Post.changed', 'Post.removed'],
      blocks: 'silenced',
      table: ['GetItem', ...NOTIFY],
    },
    'notify-story-mentions': {
      queue: 'notify-members',
      listens: ['Story.created', 'Story.changed', 'Story.removed'],
      blocks: 'silenced',
      table: NOTIFY,
    },
    'notify-bands': {
      listens: ['BandUpkeep.created', 'BandUpkeep.changed'],
      blocks: 'none: own affairs',
      table: ['BatchGetItem', 'PutItem', 'UpdateItem'],
      mail: true,
    },
    'notify-concerts': {
      listens: [
        'Concert.created',
        'Concert.changed',
        'Concert.removed',
        'ConcertNotice.created',
        'ConcertNotice.changed',
      ],
      blocks: 'silenced',
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      indexes: ['GSI1'],
      batchSize: 1,
      timeoutSeconds: 300,
    },
    'settle-read-marks': {
      listens: ['ReadMark.created', 'ReadMark.changed'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'BatchGetItem', 'Query', 'UpdateItem', 'DeleteItem'],
      batchSize: 1,
      timeoutSeconds: 300,
    },
    'withdraw-blocked': {
      listens: ['Blocks.created', 'Blocks.changed'],
      blocks: 'none: upkeep',
      table: [
        'GetItem',
        'BatchGetItem',
        'Query',
        'PutItem',
        'UpdateItem',
        'DeleteItem',
        'ConditionCheckItem',
      ],
      indexes: ['GSI1'],
      batchSize: 1,
      timeoutSeconds: 300,
    },
  },
}
