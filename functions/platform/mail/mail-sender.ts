import { env } from '../runtime/env.ts'

/** False where the operator has not said who mails come from: then nobody may claim that one was sent. */
export const canSendMail = (): boolean => env.mailSender !== ''
