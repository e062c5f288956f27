import * as z from 'zod/mini'
import { NEWSLETTER_CONSENT_VERSION } from '../domain/legal.ts'
import { isToken } from '../domain/token.ts'
import { contract } from './contract.ts'
import { Honeypot, RequiredEmail } from './email.ts'

const Answer = z.object({ message: z.string() })

const Token = z.string().check(z.refine(isToken, 'Dieser Link ist unvollständig.'))

export const NewSubscription = z.strictObject({
  email: RequiredEmail,
  consentVersion: z.enum([NEWSLETTER_CONSENT_VERSION]),
  website: Honeypot,
})

export const subscribeNewsletter = contract({
  id: 'subscribeNewsletter',
  method: 'POST',
  path: '/api/newsletter',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'Ask for the newsletter; the answer is the same whether the address is known or not',
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
  summary: 'Confirm with the token from the mail (double opt-in)',
  body: z.strictObject({ token: Token }),
  response: Answer,
  errors: ['not_found', 'throttled'],
})

export const unsubscribeNewsletter = contract({
  id: 'unsubscribeNewsletter',
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'Leave the newsletter with the token from any mail; an unknown one has nothing to leave',
  body: z.strictObject({ token: Token }),
  response: Answer,
  errors: ['throttled'],
})
