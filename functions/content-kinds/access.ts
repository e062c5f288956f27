import type { DomainAccess } from '#platform/access.ts'

/** Both places of what a measure can take down. */
const MOVED = [
  'media/posts/*',
  'media/stories/*',
  'media/avatars/*',
  'kept/posts/*',
  'kept/stories/*',
  'kept/avatars/*',
]

export const access: DomainAccess = {
  effects: {
    'end-kept-content': {
      listens: ['KeptContent.removed'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'Query', 'DeleteItem'],
      media: { delete: ['messages/*'] },
    },
    'keep-media': {
      listens: ['Post.changed', 'Story.changed', 'KeptContent.created', 'KeptContent.removed'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'],
      media: { get: MOVED, put: MOVED, delete: MOVED },
      batchSize: 1,
    },
  },
}
