import type { ContactCategory } from '#shared/api/contact.ts'
import { messages } from './texts.ts'

/** What a link to the form fills in. */
export interface Topic {
  readonly category: ContactCategory
  readonly subject: string
}

const TOPICS = new Map<string, Topic>([
  ['barriere', { category: 'technical', subject: messages.barrier }],
])

/** Links name a topic instead of a subject, so nobody can put words of their own into the form of others. */
export const topicIn = (search: string): Topic | undefined =>
  TOPICS.get(new URLSearchParams(search).get('thema') ?? '')
