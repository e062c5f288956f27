import type { DomainAccess } from '#platform/access.ts'

export const access: DomainAccess = {
  endpoints: {
    /** GetItem reads the session; UpdateItem extends it and counts the throttle. */
    liveTicket: { table: ['GetItem', 'PutItem', 'UpdateItem'], liveAddress: true },
  },
  routes: {
    'live-connect': {
      summary: 'Opens a connection for a one-time ticket',
      route: '$connect',
      /** UpdateItem marks sessions that predate the live channel. */
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      live: ['close'],
    },
    'live-disconnect': {
      summary: 'Forgets a connection that has ended',
      route: '$disconnect',
      table: ['GetItem', 'DeleteItem'],
      indexes: ['GSI1'],
    },
    'live-message': {
      summary: 'Passes typing on, and stores what a connection watches',
      route: '$default',
      /** Query reads the connections of the other member. */
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      indexes: ['GSI1'],
      live: ['post'],
    },
  },
  effects: {
    'send-hints': {
      listens: [
        'Message.created',
        'Message.changed',
        'Message.removed',
        'Pair.changed',
        'ChatSide.created',
        'ChatSide.changed',
        'ChatSide.removed',
        'Unread.created',
        'Unread.changed',
        'Comment.created',
        'Comment.changed',
        'Comment.removed',
        'PostLike.created',
        'PostLike.removed',
        'CommentLike.created',
        'CommentLike.removed',
        'StoryCounters.created',
        'StoryCounters.changed',
        'LiveConnection.created',
        'LiveConnection.removed',
      ],
      /** A hint only tells a browser to fetch its own data; presence and posts ask for blocks themselves. */
      blocks: 'none: own affairs',
      /** BatchGetItem reads blocks, pairs, posts and settings; DeleteItem removes connections that are gone. */
      table: ['Query', 'BatchGetItem', 'DeleteItem'],
      live: ['post'],
    },
    'close-connections': {
      listens: ['Session.removed'],
      blocks: 'none: own affairs',
      table: ['Query', 'DeleteItem'],
      live: ['close'],
    },
  },
}
