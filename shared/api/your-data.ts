import * as z from 'zod/mini'
import { contract } from './contract.ts'

/** A group of what is stored about members, in German. */
const StoredTopic = z.object({
  id: z.string(),
  title: z.string(),
  contains: z.string(),
  purpose: z.string(),
  retention: z.string(),
  /** The article of the law. */
  basis: z.string(),
  /** Schedules that delete what is due, with their last run; null before the first one. */
  sweeps: z.array(z.object({ name: z.string(), ranAt: z.nullable(z.iso.datetime()) })),
})
export type StoredTopic = z.infer<typeof StoredTopic>

const NewsletterState = z.object({
  /** The confirmed one of the account; null without one, and then there is nothing to subscribe. */
  email: z.nullable(z.string()),
  /** Only of a subscription that this member asked for. */
  state: z.enum(['none', 'pending', 'confirmed']),
  consentVersion: z.nullable(z.string()),
  requestedAt: z.nullable(z.iso.datetime()),
  confirmedAt: z.nullable(z.iso.datetime()),
})
export type NewsletterState = z.infer<typeof NewsletterState>

export const YourData = z.object({
  topics: z.array(StoredTopic),
  /** Of terms and privacy text, the newest first. */
  acceptances: z.array(z.object({ version: z.string(), acceptedAt: z.iso.datetime() })),
  newsletter: NewsletterState,
  /** The 16th birthday of a member who is younger: until then nothing rests on consent. */
  consentFrom: z.nullable(z.string()),
})
export type YourData = z.infer<typeof YourData>

export const yourData = contract({
  id: 'yourData',
  method: 'GET',
  path: '/api/user/your-data',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'What is stored about members, why and how long, and what this member consented to, with version and time',
  response: YourData,
  errors: [],
})

export const saveNewsletter = contract({
  id: 'saveNewsletter',
  method: 'POST',
  path: '/api/user/newsletter',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'Ask for the newsletter at the address of the account (double opt-in), or withdraw the consent at once',
  body: z.object({ subscribed: z.boolean() }),
  response: NewsletterState,
  errors: ['forbidden', 'throttled'],
  throttle: 'profileChanges',
})
