import type { DomainAccess } from '#platform/access.ts'

/** GetItem: session. UpdateItem: prolonged sessions, the quota of questions and the cost of the day. */
export const access: DomainAccess = {
  endpoints: {
    aiWelcome: { table: ['GetItem', 'UpdateItem'] },
    aiHelp: {
      table: ['GetItem', 'UpdateItem'],
      keys: [
        'SESSION#*',
        'SESSIONS#*',
        'MEMBER#*',
        'THROTTLE#helpQuestions#*',
        'THROTTLE#helpQuestionsOfNewAccounts#*',
        'AI_HELP',
      ],
      model: true,
    },
  },
}
