import type { DomainAccess } from '#platform/access.ts'

/** GetItem: session. UpdateItem: prolonged sessions and throttles. */
export const access: DomainAccess = {
  endpoints: {
    relationship: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'] },
    follow: { table: ['GetItem', 'UpdateItem', 'PutItem', 'ConditionCheckItem'] },
    unfollow: { table: ['GetItem', 'UpdateItem', 'DeleteItem'] },
    block: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'DeleteItem', 'ConditionCheckItem'],
    },
    unblock: { table: ['GetItem', 'UpdateItem'] },
    listBlocked: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'] },
    listFollowers: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'], indexes: ['GSI1'] },
    listFollowing: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
    muteState: { table: ['GetItem', 'UpdateItem'] },
    muteMember: { table: ['GetItem', 'UpdateItem'] },
    listMuted: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'] },
    muteWord: { table: ['GetItem', 'UpdateItem', 'PutItem'] },
    searchUsers: { table: ['GetItem', 'UpdateItem', 'Query'] },
    mentionableUsers: { table: ['GetItem', 'UpdateItem', 'Query'] },
    suggestedUsers: { table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'Query'] },
    dismissSuggestion: { table: ['GetItem', 'UpdateItem'] },
    restoreSuggestion: { table: ['GetItem', 'UpdateItem'] },
  },
  effects: {
    'index-member': {
      listens: ['Member.created', 'Member.changed', 'Member.removed'],
      blocks: 'none: upkeep',
      table: ['BatchGetItem', 'PutItem', 'DeleteItem', 'ConditionCheckItem'],
    },
  },
}
