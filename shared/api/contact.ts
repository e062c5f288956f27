import * as z from 'zod/mini'
import { LIMITS } from '../domain/limits.ts'
import { multiLine, singleLine } from '../domain/text.ts'
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

export const NewContactMessage = z.strictObject({
  name: singleLine(name).check(z.minLength(2, 'Name muss mindestens 2 Zeichen haben')),
  email: RequiredEmail,
  category: z.enum(CONTACT_CATEGORIES, 'Bitte wähle eine Kategorie'),
  subject: singleLine(subject).check(z.minLength(5, 'Betreff muss mindestens 5 Zeichen haben')),
  message: multiLine(message).check(z.minLength(20, 'Nachricht muss mindestens 20 Zeichen haben')),
  website: Honeypot,
})
export type NewContactMessage = z.infer<typeof NewContactMessage>

export const sendContact = contract({
  id: 'sendContact',
  method: 'POST',
  path: '/api/contact',
  caller: 'public',
  blocks: 'none: no viewer',
  summary: 'Send a message to the operators',
  body: NewContactMessage,
  response: z.object({ autoResponse: z.string() }),
  errors: ['throttled', 'conflict'],
  idempotent: true,
})
