import type { DomainAccess } from '#platform/access.ts'

/** GetItem: session and blocks. UpdateItem: prolonged sessions and throttles. */
export const access: DomainAccess = {
  endpoints: {
    searchEverything: { table: ['GetItem', 'UpdateItem', 'Query', 'BatchGetItem'] },
  },
  effects: {
    'index-post': {
      listens: ['Post.created', 'Post.changed', 'Post.removed'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'PutItem', 'DeleteItem'],
      keys: ['FEED', 'POST_WORD#*'],
    },
  },
}
