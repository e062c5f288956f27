import type { DomainAccess } from '#platform/access.ts'

/** GetItem also reads the session. UpdateItem also prolongs it and counts throttles. */
export const access: DomainAccess = {
  endpoints: {
    concertFeed: { table: ['GetItem', 'UpdateItem'] },
    saveConcertFeed: { table: ['GetItem', 'UpdateItem', 'PutItem', 'DeleteItem'] },
    revokeConcertFeed: { table: ['GetItem', 'UpdateItem', 'DeleteItem'] },
    concertCalendar: {
      keys: [
        'CONCERT_FEED#*',
        'THROTTLE#calendarReads#*',
        'MEMBER#*',
        'MARKS#*',
        'BANDS_FOLLOWED#*',
        'BAND#*',
        'CONCERTS',
        'CONCERTS#BAND#*',
        'CONCERTS#CITY#*',
      ],
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'],
    },
    concertEvent: { table: ['GetItem', 'UpdateItem', 'Query'] },
    listConcerts: { table: ['GetItem', 'UpdateItem', 'Query'] },
    getConcert: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'], indexes: ['GSI1'] },
    concertDays: { table: ['GetItem', 'UpdateItem'] },
    similarConcerts: { table: ['GetItem', 'UpdateItem', 'Query'] },
    submitConcert: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem', 'DeleteItem'] },
    importConcerts: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query', 'PutItem', 'DeleteItem'],
    },
    ownConcertImports: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
    undoConcertImport: { table: ['GetItem', 'UpdateItem'] },
    listConcertImports: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'],
      indexes: ['GSI1'],
    },
    removeConcertImport: { table: ['GetItem', 'UpdateItem', 'PutItem'] },
    vouchForOrganizer: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query', 'PutItem'] },
    editConcert: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem', 'DeleteItem'] },
    withdrawConcert: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem', 'DeleteItem'] },
    ownConcerts: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
    holdConcert: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem', 'DeleteItem'] },
    mergeConcerts: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem', 'DeleteItem'] },
    unmergeConcert: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem'] },
    setConcertStatus: { table: ['GetItem', 'UpdateItem', 'PutItem'] },
    attendConcert: {
      table: [
        'GetItem',
        'UpdateItem',
        'BatchGetItem',
        'PutItem',
        'DeleteItem',
        'ConditionCheckItem',
      ],
      indexes: ['GSI1'],
    },
    attendedConcerts: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
    listConcertAlerts: { table: ['GetItem', 'UpdateItem'] },
    addConcertAlert: { table: ['GetItem', 'UpdateItem', 'PutItem', 'DeleteItem'] },
    removeConcertAlert: { table: ['GetItem', 'UpdateItem', 'PutItem', 'DeleteItem'] },
  },
  schedules: {
    'release-imports': {
      summary: 'Publishes the links of imports whose members have a history since',
      cron: '0 5 * * *',
      table: ['Query', 'BatchGetItem', 'UpdateItem'],
      indexes: ['GSI1'],
      timeoutSeconds: 900,
    },
  },
  effects: {
    'work-imports': {
      listens: ['ConcertImport.changed'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'BatchGetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      batchSize: 1,
      timeoutSeconds: 300,
    },
    'index-concert': {
      listens: ['Concert.created', 'Concert.changed', 'Concert.removed'],
      blocks: 'none: upkeep',
      table: ['BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    },
    'list-own-concerts': {
      listens: ['Concert.created', 'Concert.changed', 'Concert.removed'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
    },
    'carry-marks': {
      listens: ['Concert.changed', 'Concert.removed', 'ConcertNotice.removed'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'PutItem', 'UpdateItem', 'DeleteItem'],
      indexes: ['GSI1'],
      batchSize: 1,
      timeoutSeconds: 300,
    },
  },
}
