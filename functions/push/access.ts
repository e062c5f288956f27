import type { DomainAccess } from '#platform/access.ts'

/** Its own devices, their endpoints, the settings and their copy, and those of the member who had the endpoint before. */
const CHANGE_DEVICES = ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] as const

/** GetItem: session. UpdateItem: prolonged sessions and throttles. */
export const access: DomainAccess = {
  endpoints: {
    mutePost: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem', 'DeleteItem'] },
    postMuteState: { table: ['GetItem', 'UpdateItem'] },
    pushState: { table: ['GetItem', 'UpdateItem', 'Query'], pushKey: 'public' },
    subscribeToPush: { table: CHANGE_DEVICES, pushKey: 'public' },
    unsubscribeFromPush: { table: CHANGE_DEVICES, pushKey: 'public' },
    removePushDevice: { table: CHANGE_DEVICES, pushKey: 'public' },
    savePushPreferences: { table: ['GetItem', 'UpdateItem', 'Query'], pushKey: 'public' },
    testPush: { table: ['GetItem', 'UpdateItem', 'Query', 'PutItem'], send: ['send-push'] },
  },
  effects: {
    'forget-push-devices': {
      listens: ['Session.removed', 'Member.removed'],
      blocks: 'none: own affairs',
      table: CHANGE_DEVICES,
    },
    'push-notification': {
      queue: 'push-causes',
      listens: ['Notification.created', 'LikeNotification.created'],
      /** Notifications follow blocks and mutes already. */
      blocks: 'none: own affairs',
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem'],
      send: ['send-push'],
    },
    'push-message': {
      queue: 'push-causes',
      listens: ['Message.created', 'Message.changed'],
      blocks: 'silenced',
      table: ['GetItem', 'BatchGetItem', 'PutItem'],
      send: ['send-push'],
    },
    'push-decision': {
      queue: 'push-causes',
      listens: ['ModerationDecision.created'],
      blocks: 'none: own affairs',
      table: ['GetItem', 'PutItem'],
      send: ['send-push'],
    },
  },
  schedules: {
    'start-due-pushes': {
      summary: 'Starts the pushes that waited for the end of quiet hours or of an hour',
      cron: '*/15 * * * *',
      send: ['push-due'],
    },
    'start-news-push': {
      summary: 'Starts the push of the three best articles of the day',
      cron: '0 18 * * *',
      table: ['Query', 'PutItem'],
      send: ['fan-out-push'],
    },
    'start-band-discovery': {
      summary: 'Starts the weekly push of a band by the genres of each member',
      cron: '0 17 * * 5',
      table: ['Query', 'PutItem'],
      send: ['fan-out-push'],
    },
  },
  workers: {
    'push-due': {
      summary: 'Pushes what waited, for a page of members',
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      send: ['push-due', 'send-push'],
      timeoutSeconds: 60,
      batchSize: 1,
      maxConcurrency: 8,
    },
    'fan-out-push': {
      summary: 'Queues a push to everybody for a page of members',
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem'],
      send: ['fan-out-push', 'send-push'],
      timeoutSeconds: 60,
      batchSize: 1,
      maxConcurrency: 16,
    },
    'send-push': {
      summary: 'Pushes one note to the devices of a member',
      /** BatchGetItem reads what a note is about. */
      table: [...CHANGE_DEVICES, 'BatchGetItem'],
      send: ['send-push'],
      pushKey: 'private',
      timeoutSeconds: 30,
      maxConcurrency: 20,
    },
  },
}
