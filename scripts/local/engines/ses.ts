import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { accessKeyIn } from '../iam/access-keys.ts'
import { Guard } from '../iam/guard.ts'
import { refusedByRestJson } from '../iam/refusals.ts'
import { cannotOpen } from './engine.ts'
import type { GuardedEngine } from './guarded-engine.ts'

const Content = z.object({ Data: z.string() })

/** The input of SES v2's SendEmail for a simple mail. */
const SendEmail = z.object({
  // SES takes headers in ASCII only.
  FromEmailAddress: z.string().check(z.regex(/^[\x20-\x7e]+$/)),
  Destination: z.object({ ToAddresses: z.array(z.string()).check(z.minLength(1)) }),
  Content: z.object({
    Simple: z.object({ Subject: Content, Body: z.object({ Text: Content }) }),
  }),
})

const SEND = '/v2/email/outbound-emails'

const mailOf = (mail: z.infer<typeof SendEmail>, id: string): string => {
  const { Subject, Body } = mail.Content.Simple
  return [
    `From: ${mail.FromEmailAddress}`,
    `To: ${mail.Destination.ToAddresses.join(', ')}`,
    `Subject: ${Subject.Data}`,
    `Date: ${new Date().toUTCString()}`,
    `Message-ID: <${id}@localhost>`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    Body.Text.Data,
  ].join('\n')
}

const jsonOf = async (request: IncomingMessage): Promise<unknown> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString())
}

interface Answer {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: string
}

const answer = (status: number, body: object, error?: string): Answer => ({
  status,
  headers: error === undefined ? {} : { 'x-amzn-errortype': error },
  body: JSON.stringify(body),
})

const badRequest = (status: number, message: string): Answer =>
  answer(status, { message }, 'BadRequestException')

/** Stores a mail as a file that mail programs open, if the role of its caller allows the sender. */
const mailTaker =
  (directory: string, guard: Guard) =>
  async (request: IncomingMessage): Promise<Answer> => {
    if (request.method !== 'POST' || request.url !== SEND)
      return badRequest(404, 'The local SES only sends mail.')
    const mail = SendEmail.safeParse(await jsonOf(request).catch(() => undefined))
    if (!mail.success) return badRequest(400, mail.error.message)
    const { FromEmailAddress } = mail.data
    const refusal = guard.refusalOf(accessKeyIn(request.headers.authorization), () => ({
      service: 'ses',
      operation: 'SendEmail',
      input: { FromEmailAddress },
    }))
    if (refusal) return refusedByRestJson(refusal)
    const id = randomUUID()
    const at = new Date().toISOString().replaceAll(':', '-')
    const file = join(directory, `${at}-${id.slice(0, 8)}.eml`)
    try {
      await writeFile(file, mailOf(mail.data, id))
    } catch (error) {
      await rm(file, { force: true })
      return answer(503, { message: String(error) }, 'ServiceUnavailable')
    }
    return answer(200, { MessageId: id })
  }

/** The part of SES v2 that the product uses. */
export const startSes = async ({
  directory,
}: {
  readonly directory: string
}): Promise<GuardedEngine> => {
  try {
    mkdirSync(directory, { recursive: true })
  } catch (error) {
    throw cannotOpen(directory, String(error))
  }
  const guard = new Guard()
  const take = mailTaker(directory, guard)
  const server = createServer((request, response) => {
    void take(request)
      .catch((error: unknown) => answer(500, { message: String(error) }, 'InternalFailure'))
      .then(({ status, headers, body }) => {
        response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
      })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    enforce: (permissions) => guard.enforce(permissions),
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
