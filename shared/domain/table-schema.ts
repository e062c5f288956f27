/** The one table, deployed by infra and created by the tests. Key strings exist in `*.items.ts` only. */
export const TABLE_SCHEMA = {
  partitionKey: 'PK',
  sortKey: 'SK',
  timeToLive: 'expiresAt',
  /** Keys only: authors of posts and comments, targets of likes and followers, jobs by state. */
  indexes: [{ name: 'GSI1', partitionKey: 'GSI1PK', sortKey: 'GSI1SK' }],
} as const
