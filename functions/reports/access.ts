import type { Access, DomainAccess } from '#platform/access.ts'

const RECEIPT = 'RECEIPT#*'
const REPORTS = 'REPORTS#*'
const CASE = 'CASE#*'
const APPEAL = 'APPEAL#*'

/** Objections of members and of guests. */
const OBJECTION: NonNullable<Access['table']> = [
  'GetItem',
  'UpdateItem',
  'BatchGetItem',
  'PutItem',
  'DeleteItem',
  'ConditionCheckItem',
]

/** GetItem: session. UpdateItem: prolonged sessions and throttles. */
export const access: DomainAccess = {
  endpoints: {
    createReport: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query', 'PutItem'] },
    listOwnReports: { table: ['GetItem', 'UpdateItem', 'Query', 'BatchGetItem'] },
    createGuestReport: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem'],
      keys: [
        'THROTTLE#guestReportsPerAddress#*',
        'FEED',
        'VIEWER#',
        'MEMBER#*',
        'USERNAME#*',
        'BAND#*',
        'CONCERT#*',
        'ARTICLES',
        'EVIDENCE#*',
        REPORTS,
        RECEIPT,
      ],
    },
    readReceipt: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem'],
      keys: ['THROTTLE#receiptsPerAddress#*', RECEIPT, REPORTS, CASE, APPEAL],
    },
    setGuestObjection: {
      table: OBJECTION,
      keys: [
        'THROTTLE#receiptsPerAddress#*',
        RECEIPT,
        REPORTS,
        CASE,
        'STATEMENT#*',
        APPEAL,
        'APPEALS',
      ],
    },
    setObjection: {
      table: OBJECTION,
    },
  },
  effects: {
    'delete-media': {
      listens: ['Post.removed', 'Story.removed'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'Query', 'UpdateItem'],
      keys: ['EVIDENCE#*'],
      media: {
        get: ['media/posts/*', 'media/stories/*', 'kept/posts/*', 'kept/stories/*'],
        put: ['evidence/*'],
        delete: ['media/posts/*', 'media/stories/*', 'kept/posts/*', 'kept/stories/*'],
      },
    },
    'gather-reports': {
      listens: ['Report.created'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      media: {
        get: ['media/*', 'kept/*'],
        put: ['evidence/*'],
      },
    },
    'mail-receipt': {
      listens: ['Report.created'],
      blocks: 'none: own affairs',
      table: ['GetItem', 'PutItem', 'UpdateItem'],
      keys: [REPORTS, RECEIPT, 'RECEIPT_MAIL#*'],
      mail: true,
    },
    'answer-reporters': {
      listens: ['Appeal.changed', 'Case.changed'],
      blocks: 'none: own affairs',
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem'],
      mail: true,
      batchSize: 1,
      timeoutSeconds: 300,
    },
  },
}
