import type { DomainAccess } from '#platform/access.ts'

/** Reads a thread, and writes a side with its list entry and the unread number. */
const SETTLE = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] as const

/** GetItem: session. UpdateItem: prolonged sessions and throttles. */
export const access: DomainAccess = {
  endpoints: {
    messageMedia: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem'],
      media: { get: ['messages/*'] },
    },
    voiceStream: {
      table: ['GetItem'],
      keys: ['VOICE_TOKEN#*'],
      media: { get: ['messages/*'] },
    },
    viewPhoto: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'] },
    temporaryPhoto: { table: ['GetItem', 'UpdateItem'], media: { get: ['messages/*'] } },
    sendMessage: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem'],
      media: {
        get: ['incoming/*', 'messages/*'],
        put: ['messages/*'],
        delete: ['incoming/*', 'messages/*'],
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
  workers: {
    'expire-photo': {
      summary: 'Deletes a photo that was opened, when its time is over',
      table: ['GetItem', 'UpdateItem'],
      keys: ['CHAT#*'],
      media: { delete: ['messages/*'] },
      send: ['expire-photo'],
      timeoutSeconds: 10,
    },
  },
  effects: {
    'schedule-photo-expiry': {
      queue: 'end-message-media',
      listens: ['Message.changed'],
      blocks: 'none: upkeep',
      send: ['expire-photo'],
    },
    'delete-message-media': {
      queue: 'end-message-media',
      listens: ['Message.changed', 'Message.removed'],
      blocks: 'none: upkeep',
      media: { delete: ['messages/*'] },
    },
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
