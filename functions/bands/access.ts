import type { DomainAccess } from '#platform/access.ts'

/** GetItem: session. UpdateItem: prolonged sessions, throttles and counters. */
export const access: DomainAccess = {
  endpoints: {
    listBands: { table: ['GetItem', 'UpdateItem', 'Query'] },
    followedBands: { table: ['GetItem', 'UpdateItem', 'Query', 'BatchGetItem'] },
    bandFacets: { table: ['GetItem', 'UpdateItem', 'Query'] },
    similarBands: { table: ['GetItem', 'UpdateItem', 'Query', 'BatchGetItem'] },
    chooseArticleBand: {
      table: ['GetItem', 'UpdateItem', 'PutItem', 'DeleteItem', 'Query'],
    },
    followBand: { table: ['GetItem', 'UpdateItem', 'PutItem', 'ConditionCheckItem'] },
    unfollowBand: { table: ['GetItem', 'UpdateItem', 'DeleteItem'] },
    editBand: {
      table: [
        'GetItem',
        'UpdateItem',
        'BatchGetItem',
        'Query',
        'PutItem',
        'DeleteItem',
        'ConditionCheckItem',
      ],
    },
    bandHistory: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
    revertBand: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query', 'PutItem', 'DeleteItem'],
    },
    bandProposals: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
    decideProposal: {
      table: [
        'GetItem',
        'UpdateItem',
        'BatchGetItem',
        'PutItem',
        'DeleteItem',
        'ConditionCheckItem',
      ],
    },
    claimBand: { table: ['GetItem', 'UpdateItem', 'PutItem', 'ConditionCheckItem'] },
    ownClaim: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'] },
    confirmBand: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem', 'DeleteItem'],
    },
    endClaim: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem', 'DeleteItem'] },
    endOwnership: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem', 'DeleteItem'] },
  },
  schedules: {
    'review-newcomers': {
      summary: 'Asks about newcomers without activity for a year, and archives silent ones',
      cron: '0 5 * * 1',
      table: ['BatchGetItem', 'PutItem', 'UpdateItem', 'ConditionCheckItem'],
      indexes: ['GSI1'],
      timeoutSeconds: 900,
    },
  },
  effects: {
    'link-article': {
      queue: 'keep-bands',
      listens: ['Article.created', 'Article.changed', 'Article.removed'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
    },
    'link-band': {
      queue: 'keep-bands',
      listens: ['Band.created', 'Band.changed'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'],
    },
    'settle-claims': {
      queue: 'keep-band-care',
      listens: ['BandClaim.changed'],
      blocks: 'none: own affairs',
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      keys: ['BAND#*', 'MODERATION#band', 'MODERATED#band', 'MODERATION_LOG#*'],
    },
    'note-edit': {
      queue: 'keep-band-care',
      listens: ['BandRevision.created'],
      blocks: 'none: upkeep',
      table: ['UpdateItem'],
      keys: ['BAND#*'],
    },
    'index-band': {
      queue: 'keep-bands',
      listens: ['Band.created', 'Band.changed', 'BandArticles.created', 'BandArticles.changed'],
      blocks: 'none: upkeep',
      table: ['BatchGetItem', 'PutItem', 'UpdateItem', 'DeleteItem', 'ConditionCheckItem'],
    },
  },
}
