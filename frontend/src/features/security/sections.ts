import { messages } from './texts.ts'

/** The security sections in the order of the page. */
export const SECURITY_SECTIONS = [
  { id: 'passkeys', title: messages.passkeys.title },
  { id: 'wiederherstellung', title: messages.codes.title },
  { id: 'geraete', title: messages.sessions.title },
  { id: 'email', title: messages.email.title },
  { id: 'passwort', title: messages.password.title },
] as const
