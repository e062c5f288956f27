import type { Access, DomainAccess } from '#platform/access.ts'

/** GetItem reads the session; UpdateItem extends it and counts the throttle. */
const upload: Access = { table: ['GetItem', 'UpdateItem'], media: { put: ['incoming/*'] } }

export const access: DomainAccess = {
  endpoints: { createUpload: upload, uploadMedia: upload, voiceUploadUrl: upload },
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
  },
}
