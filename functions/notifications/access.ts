import type { DomainAccess } from '#platform/access.ts'

const NOTIFY = [
  'BatchGetItem',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'ConditionCheckItem',
] as const

export const access: DomainAccess = {
  endpoints: {
    /** UpdateItem: prolonged sessions. */
    unreadCounts: { table: ['GetItem', 'UpdateItem'] },
  },
  effects: {
    'notify-likes': {
      listens: [
        'PostLike.created',
        'PostLike.removed',
        'CommentLike.created',
        'CommentLike.removed',
      ],
      blocks: 'silenced',
      table: NOTIFY,
    },
    'notify-follows': {
      listens: ['Follow.created', 'Follow.removed'],
      blocks: 'silenced',
      table: NOTIFY,
    },
    'notify-comments': {
      listens: ['Comment.created', 'Comment.changed', 'Comment.removed'],
      blocks: 'silenced',
      table: ['GetItem', ...NOTIFY],
    },
    'notify-mentions': {
      listens: ['Post.created', 'Post.changed', 'Post.removed'],
      blocks: 'silenced',
      table: NOTIFY,
    },
  },
}
