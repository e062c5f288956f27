import type { DomainAccess } from '#platform/access.ts'

export const access: DomainAccess = {
  endpoints: { transparency: { table: ['Query'], keys: ['TRANSPARENCY'] } },
  effects: {
    'count-transparency': {
      listens: [
        'Report.created',
        'Statement.created',
        'Appeal.created',
        'Appeal.changed',
        'ModerationDecision.created',
      ],
      blocks: 'none: upkeep',
      table: ['GetItem', 'PutItem', 'UpdateItem'],
    },
  },
}
