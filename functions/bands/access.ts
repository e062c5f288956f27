import type { DomainAccess } from '#platform/access.ts'

/** GetItem: session. UpdateItem: prolonged sessions, throttles and counters. */
export const access: DomainAccess = {
  endpoints: {
    listBands: { table: ['GetItem', 'UpdateItem', 'Query'] },
    bandFacets: { table: ['GetItem', 'UpdateItem', 'Query'] },
    similarBands: { table: ['GetItem', 'UpdateItem', 'Query', 'BatchGetItem'] },
    getBand: { table: ['GetItem', 'UpdateItem', 'Query', 'BatchGetItem'] },
    createBand: { table: ['GetItem', 'UpdateItem', 'PutItem', 'Query', 'BatchGetItem'] },
    followBand: { table: ['GetItem', 'UpdateItem', 'PutItem', 'ConditionCheckItem'] },
    unfollowBand: { table: ['GetItem', 'UpdateItem', 'DeleteItem'] },
  },
  effects: {
    'index-band': {
      listens: ['Band.created', 'Band.changed', 'BandArticles.created', 'BandArticles.changed'],
      blocks: 'none: upkeep',
      table: ['BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    },
  },
}
