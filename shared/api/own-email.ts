import * as z from 'zod/mini'
import { isConfirmationToken } from '../domain/token.ts'
import { contract } from './contract.ts'
import { RequiredEmail } from './email.ts'

const OwnEmail = z.object({
  /** The only address that anything is sent to. */
  confirmed: z.nullable(z.string()),
  /** Gets nothing but the link that confirms it. */
  waiting: z.nullable(z.string()),
  /** False while the stage has no sender, so that no link was mailed. */
  sendsMail: z.boolean(),
})
export type OwnEmail = z.infer<typeof OwnEmail>

export const EmailChange = z.object({ email: RequiredEmail })

export const ownEmail = contract({
  id: 'ownEmail',
  method: 'GET',
  path: '/api/user/email',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'The e-mail address of the account, and the one that waits for its confirmation',
  response: OwnEmail,
  errors: [],
})

export const saveEmail = contract({
  id: 'saveEmail',
  method: 'POST',
  path: '/api/user/email',
  caller: 'member',
  blocks: 'none: own data',
  summary:
    'The address that the account shall have, null for none. A new one waits for the link that is mailed to it; the same again mails a new link; the confirmed one ends the waiting',
  body: z.object({ email: z.nullable(RequiredEmail) }),
  response: OwnEmail,
  errors: ['throttled'],
  throttle: 'emailChanges',
  signedInWithinMinutes: 10,
})

export const confirmEmail = contract({
  id: 'confirmEmail',
  method: 'POST',
  path: '/api/email/confirm',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'Confirm the address of an account with the token from the mail, once',
  body: z.object({
    token: z.string().check(z.refine(isConfirmationToken, 'Dieser Link ist unvollständig.')),
  }),
  response: z.object({ message: z.string() }),
  errors: ['not_found', 'throttled'],
})
