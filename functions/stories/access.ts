import type { DomainAccess } from '#platform/access.ts'

const STORY_MEDIA = {
  get: ['incoming/*', 'media/stories/*'],
  put: ['media/stories/*'],
  delete: ['incoming/*', 'media/stories/*'],
}

/** GetItem: session. UpdateItem: prolonged sessions and throttles. */
export const access: DomainAccess = {
  endpoints: {
    listStories: { table: ['GetItem', 'UpdateItem', 'Query'] },
    memberStories: { table: ['GetItem', 'UpdateItem', 'Query', 'BatchGetItem'] },
    createStory: { table: ['GetItem', 'UpdateItem', 'PutItem'], media: STORY_MEDIA },
    deleteStory: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'DeleteItem'] },
    viewStory: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem'] },
    likeStory: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'ConditionCheckItem'] },
    storyViews: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'], indexes: ['GSI1'] },
  },
  effects: {
    'keep-story-bar': {
      queue: 'keep-stories',
      listens: ['Story.created', 'Story.changed', 'Story.removed'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'Query', 'PutItem', 'DeleteItem'],
    },
    'count-story-view': {
      queue: 'keep-stories',
      listens: ['StoryView.created'],
      blocks: 'none: upkeep',
      table: ['UpdateItem', 'ConditionCheckItem'],
    },
    'purge-story': {
      listens: ['Story.removed'],
      blocks: 'none: upkeep',
      table: ['DeleteItem'],
      indexes: ['GSI1'],
      batchSize: 1,
      timeoutSeconds: 300,
    },
  },
  schedules: {
    'end-stories': {
      summary: 'Removes stories that ended',
      cron: '*/5 * * * *',
      table: ['DeleteItem', 'PutItem'],
      indexes: ['GSI1'],
    },
  },
}
