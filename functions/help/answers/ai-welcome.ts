import { aiWelcome, MAX_HELP_SUGGESTIONS } from '#shared/api/ai-help.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { TOPICS } from '../topics/index.ts'
import { HELP_TEXTS } from './texts.ts'

/** Topics whose questions help a member to begin. */
const FIRST_TOPICS = ['write-posts', 'message-requests', 'notifications']

const suggestions = TOPICS.filter(({ id }) => FIRST_TOPICS.includes(id))
  .map(({ question }) => question)
  .slice(0, MAX_HELP_SUGGESTIONS)

export const handler = endpoint(aiWelcome, () =>
  Promise.resolve({ message: HELP_TEXTS.welcome, suggestions, isAi: true as const }),
)
