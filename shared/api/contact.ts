import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { multiLine, nameLine, singleLine } from '../domain/text.ts'
import { contract } from './contract.ts'
import { Honeypot, RequiredEmail } from './email.ts'

export const CONTACT_CATEGORIES = [
  'technical',
  'feature',
  'community',
  'feedback',
  'other',
] as const
export type ContactCategory = (typeof CONTACT_CATEGORIES)[number]

const { name, subject, message } = LIMITS.contact

/** A message of a signed-in member, whose name the server knows. */
export const NewMemberMessage = z.object({
  email: RequiredEmail,
  category: z.enum(CONTACT_CATEGORIES, 'Bitte wähle eine Kategorie'),
  subject: singleLine(subject).check(z.minLength(5, 'Betreff muss mindestens 5 Zeichen haben')),
  message: multiLine(message).check(z.minLength(20, 'Nachricht muss mindestens 20 Zeichen haben')),
})
export type NewMemberMessage = z.infer<typeof NewMemberMessage>

export const NewContactMessage = z.object({
  name: nameLine(name).check(z.minLength(2, 'Name muss mindestens 2 Zeichen haben')),
  ...NewMemberMessage.shape,
  website: Honeypot,
})
export type NewContactMessage = z.infer<typeof NewContactMessage>

const ContactAnswer = z.object({ autoResponse: z.string() })

export const sendContact = contract({
  id: 'sendContact',
  method: 'POST',
  path: '/api/contact',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'Send a message to the operators',
  body: NewContactMessage,
  response: ContactAnswer,
  errors: ['throttled', 'conflict'],
  idempotent: true,
})

export const sendMemberContact = contract({
  id: 'sendMemberContact',
  method: 'POST',
  path: '/api/contact/member',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'Send a message to the operators as a signed-in member',
  body: NewMemberMessage,
  response: ContactAnswer,
  errors: ['throttled', 'conflict'],
  idempotent: true,
  throttle: 'contactMessages',
})

export const contactSender = contract({
  id: 'contactSender',
  method: 'GET',
  path: '/api/contact/sender',
  caller: 'member',
  blocks: 'none: own data',
  summary: 'The e-mail address of the account, to fill in the contact form',
  response: z.object({ email: z.nullable(z.string()) }),
  errors: [],
})
