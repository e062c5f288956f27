import type { HelpTopic } from './topic.ts'
import { account } from './account.ts'
import { bandsAndConcerts } from './bands-and-concerts.ts'
import { community } from './community.ts'
import { eachOther } from './each-other.ts'
import { messages } from './messages.ts'
import { news } from './news.ts'
import { stories } from './stories.ts'

/** The whole knowledge of the AI help. */
export const TOPICS: readonly HelpTopic[] = [
  ...community,
  ...messages,
  ...stories,
  ...bandsAndConcerts,
  ...news,
  ...account,
  ...eachOther,
]
