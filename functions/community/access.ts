import type { DomainAccess } from '#platform/access.ts'

const POST_MEDIA = {
  get: ['incoming/*', 'media/posts/*'],
  put: ['media/posts/*'],
  delete: ['incoming/*', 'media/posts/*'],
}

/** GetItem: session. UpdateItem: prolonged sessions and throttles. */
export const access: DomainAccess = {
  endpoints: {
    listPosts: { table: ['GetItem', 'UpdateItem', 'Query', 'BatchGetItem'] },
    getPost: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'] },
    createPost: {
      table: ['GetItem', 'UpdateItem', 'PutItem', 'BatchGetItem'],
      media: POST_MEDIA,
    },
    deletePost: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'DeleteItem'] },
    pinPost: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem', 'DeleteItem'] },
    editPost: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem', 'DeleteItem'],
    },
    withdrawVersion: { table: ['GetItem', 'BatchGetItem', 'UpdateItem', 'PutItem'] },
    postHistory: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
    editComment: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem'] },
    commentHistory: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
    likePost: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem', 'DeleteItem'] },
    likeComment: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem', 'DeleteItem'] },
    listComments: { table: ['GetItem', 'UpdateItem', 'Query', 'BatchGetItem'] },
    addComment: {
      table: ['GetItem', 'UpdateItem', 'PutItem', 'BatchGetItem', 'ConditionCheckItem'],
    },
    deleteComment: { table: ['GetItem', 'UpdateItem', 'DeleteItem'] },
    listUserPosts: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem'],
      indexes: ['GSI1'],
    },
    bookmarkState: { table: ['GetItem', 'UpdateItem'] },
    bookmarkPost: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'PutItem', 'DeleteItem'] },
    listBookmarks: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'], indexes: ['GSI1'] },
    listLikedPosts: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
    suggestionFeedback: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query', 'PutItem'],
    },
    suggestionSettings: { table: ['GetItem', 'UpdateItem'] },
    saveSuggestionSettings: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query', 'PutItem'],
    },
    forgetSuggestions: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query', 'PutItem'],
    },
    wallOfHorns: { table: ['GetItem', 'UpdateItem', 'Query'] },
    communityStats: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'] },
  },
  effects: {
    'refresh-author': {
      listens: [
        'Member.changed',
        'AuthorRefresh.created',
        'AuthorRefresh.changed',
        'Post.created',
        'Comment.created',
        'Story.created',
      ],
      blocks: 'none: upkeep',
      table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'],
      indexes: ['GSI1'],
    },
    'purge-post': {
      listens: ['Post.removed'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'],
      indexes: ['GSI1'],
      batchSize: 1,
      timeoutSeconds: 300,
    },
    'purge-comment': {
      queue: 'keep-community',
      listens: ['Comment.removed'],
      blocks: 'none: upkeep',
      table: ['Query', 'DeleteItem'],
      indexes: ['GSI1'],
    },
    'place-on-wall': {
      queue: 'keep-community',
      listens: ['Member.created', 'Member.changed', 'Post.changed', 'Post.removed'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'BatchGetItem', 'PutItem', 'DeleteItem', 'ConditionCheckItem'],
    },
    'learn-taste': {
      queue: 'keep-community',
      listens: [
        'PostLike.created',
        'PostLike.removed',
        'Follow.created',
        'Follow.removed',
        'Member.changed',
        'NotificationSettings.created',
        'NotificationSettings.changed',
      ],
      blocks: 'none: upkeep',
      table: ['BatchGetItem', 'Query', 'PutItem'],
    },
    'sync-pinned-counters': {
      queue: 'keep-community',
      listens: ['PinnedCounters.changed'],
      blocks: 'none: upkeep',
      table: ['GetItem', 'UpdateItem'],
    },
  },
  schedules: {
    'build-suggestion-pool': {
      summary: 'Chooses the recent posts from which the feed suggests',
      cron: '*/10 * * * *',
      table: ['Query', 'PutItem'],
      keys: ['FEED', 'FEED#N#*'],
      indexes: ['GSI1'],
      timeoutSeconds: 60,
    },
  },
}
