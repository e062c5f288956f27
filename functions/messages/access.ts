import type { DomainAccess } from '#platform/access.ts'

/** Reads a thread, and writes a side with its list entry and the unread number. */
const SETTLE = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] as const

/** GetItem: session. UpdateItem: prolonged sessions and throttles. */
export const access: DomainAccess = {
  endpoints: {
    sendMessage: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem'],
      media: {
        get: ['incoming/*', 'messages/*'],
        put: ['messages/*'],
        delete: ['messages/*'],
      },
    },
    deleteMessage: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'DeleteItem'] },
    likeMessage: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'] },
    acceptRequest: { table: ['GetItem', 'UpdateItem', 'Query'] },
    declineRequest: { table: ['GetItem', 'UpdateItem', 'Query'] },
    listThreads: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
    unreadMessages: { table: ['GetItem', 'UpdateItem'] },
    readThread: { table: [...SETTLE, 'BatchGetItem'] },
    changeThread: { table: SETTLE },
    deleteThread: { table: SETTLE },
    getThread: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
  },
  effects: {
    'deliver-message': {
      listens: ['Message.created', 'Message.changed', 'Message.removed', 'Pair.changed'],
      blocks: 'none: upkeep',
      table: SETTLE,
    },
    'refresh-thread-names': {
      listens: [
        'Member.changed',
        'Member.removed',
        'ChatSide.created',
        'ThreadNameRefresh.created',
        'ThreadNameRefresh.changed',
      ],
      blocks: 'none: upkeep',
      table: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
    },
  },
}
