import { messages } from './texts.ts'

/** The parts of the security settings, in their order on the page. */
export const SECURITY_SECTIONS = [
  { id: 'passkeys', title: messages.passkeys.title },
  { id: 'wiederherstellung', title: messages.codes.title },
  { id: 'geraete', title: messages.sessions.title },
  { id: 'passwort', title: messages.password.title },
] as const
