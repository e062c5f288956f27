import type { DomainAccess } from '#platform/access.ts'

/** UpdateItem also prolongs sessions. */
export const access: DomainAccess = {
  endpoints: {
    correctArticle: {
      table: [
        'GetItem',
        'UpdateItem',
        'PutItem',
        'DeleteItem',
        'BatchGetItem',
        'ConditionCheckItem',
      ],
    },
    listHeldArticles: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'],
      indexes: ['GSI1'],
    },
    decideHeldPlace: {
      table: [
        'GetItem',
        'UpdateItem',
        'PutItem',
        'DeleteItem',
        'BatchGetItem',
        'ConditionCheckItem',
      ],
    },
    withdrawArticleVersion: { table: ['GetItem', 'UpdateItem', 'PutItem', 'DeleteItem'] },
  },
}
