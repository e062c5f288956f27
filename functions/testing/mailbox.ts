import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

// Import this file before anything that makes a mail client or reads the environment.
process.env['AWS_ENDPOINT_URL_SESV2'] = inject('sesEndpoint')
process.env['MAIL_SENDER'] = 'Höllenlärm <laut@hoellenlaerm.example>'

/** Every mail to this address, oldest first. All test files share the mailbox: use an address of your own. */
export const mailsTo = (address: string): string[] =>
  readdirSync(inject('mailDirectory'))
    .toSorted()
    .map((name) => readFileSync(join(inject('mailDirectory'), name), 'utf8'))
    .filter((mail) => mail.includes(`\nTo: ${address}\n`))
