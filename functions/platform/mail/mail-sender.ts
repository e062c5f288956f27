import { env } from '../runtime/env.ts'

/** False when the stage has no sender; then no answer may claim that a mail was sent. */
export const canSendMail = (): boolean => env.mailSender !== ''
