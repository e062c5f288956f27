import type { DomainAccess } from '#platform/access.ts'

/** GetItem reads the session. UpdateItem prolongs it and counts throttles. */
export const access: DomainAccess = {
  endpoints: {
    listArticles: { table: ['GetItem', 'UpdateItem', 'Query', 'BatchGetItem'] },
    getArticle: { table: ['GetItem', 'UpdateItem'] },
    listArticleVersions: { table: ['GetItem', 'UpdateItem', 'Query'] },
    reportArticle: { table: ['GetItem', 'UpdateItem', 'ConditionCheckItem'] },
  },
  effects: {
    'index-article': {
      queue: 'keep-articles',
      listens: ['Article.created', 'Article.changed', 'Article.removed'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'PutItem', 'DeleteItem'],
      keys: ['ARTICLES', 'ARTICLE_WORD#*'],
    },
    'forget-article-versions': {
      queue: 'keep-articles',
      listens: ['Article.removed'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'Query', 'DeleteItem'],
      keys: ['ARTICLE_VERSIONS#*', 'KEPT#*'],
    },
  },
}
