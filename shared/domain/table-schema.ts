/** The one table: infra deploys it, the tests create it. Key strings live in `*.items.ts` only. */
export const TABLE_SCHEMA = {
  partitionKey: 'PK',
  sortKey: 'SK',
  timeToLive: 'expiresAt',
  /** Keys only; the author index of posts and comments, and the target index of horns. */
  indexes: [{ name: 'GSI1', partitionKey: 'GSI1PK', sortKey: 'GSI1SK' }],
} as const
