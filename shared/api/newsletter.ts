import * as z from 'zod/mini'
import { NEWSLETTER_CONSENT_VERSIONS } from '../domain/legal.ts'
import { isToken } from '../domain/token.ts'
import { contract } from './contract.ts'
import { Honeypot, RequiredEmail } from './email.ts'

const Answer = z.object({ message: z.string() })

const Token = z.string().check(z.refine(isToken, 'Dieser Link ist unvollständig.'))

export const NewSubscription = z.object({
  email: RequiredEmail,
  consentVersion: z.enum(NEWSLETTER_CONSENT_VERSIONS),
  website: Honeypot,
})

export const subscribeNewsletter = contract({
  id: 'subscribeNewsletter',
  method: 'POST',
  path: '/api/newsletter',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'Subscribe to the newsletter; the answer does not tell whether the address is known',
  body: NewSubscription,
  response: Answer,
  status: 202,
  errors: ['throttled'],
})

export const confirmNewsletter = contract({
  id: 'confirmNewsletter',
  method: 'POST',
  path: '/api/newsletter/confirm',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'Confirm a subscription with the token from the mail (double opt-in)',
  body: z.object({ token: Token }),
  response: Answer,
  errors: ['not_found', 'throttled'],
})

export const unsubscribeNewsletter = contract({
  id: 'unsubscribeNewsletter',
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'Unsubscribe with the token from any mail; succeeds for unknown tokens too',
  body: z.object({ token: Token }),
  response: Answer,
  errors: ['throttled'],
})
