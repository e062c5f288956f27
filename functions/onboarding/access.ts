import type { DomainAccess } from '#platform/access.ts'

/** GetItem: session. UpdateItem: prolonged sessions and throttles. */
export const access: DomainAccess = {
  endpoints: {
    onboardingProgress: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'] },
    saveOnboarding: { table: ['GetItem', 'UpdateItem', 'BatchGetItem'] },
    firstShout: { table: ['GetItem', 'UpdateItem', 'PutItem', 'BatchGetItem'] },
    completeOnboarding: {
      table: ['GetItem', 'UpdateItem', 'BatchGetItem', 'ConditionCheckItem'],
    },
  },
}
