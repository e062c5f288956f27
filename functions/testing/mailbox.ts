import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { startSes } from '../../scripts/local/engines/ses.ts'

const directory = mkdtempSync(join(tmpdir(), 'mail-'))
const engine = await startSes({ directory })

// Import this file before anything that makes a mail client or reads the environment.
process.env['AWS_ENDPOINT_URL_SESV2'] = engine.endpoint
process.env['MAIL_SENDER'] = 'Höllenlärm <laut@hoellenlaerm.example>'

afterAll(async () => {
  await engine.stop()
  rmSync(directory, { recursive: true })
})

/** Every mail to this address, oldest first. */
export const mailsTo = (address: string): string[] =>
  readdirSync(directory)
    .toSorted()
    .map((name) => readFileSync(join(directory, name), 'utf8'))
    .filter((mail) => mail.includes(`\nTo: ${address}\n`))
