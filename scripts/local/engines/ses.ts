import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { cannotOpen, type Engine } from './engine.ts'

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

/** The part of SES v2 that the product uses: every mail becomes a file that mail programs open. */
export const startSes = async ({ directory }: { readonly directory: string }): Promise<Engine> => {
  try {
    mkdirSync(directory, { recursive: true })
  } catch (error) {
    throw cannotOpen(directory, String(error))
  }
  const take = async (request: IncomingMessage): Promise<[status: number, body: object]> => {
    if (request.method !== 'POST' || request.url !== SEND)
      return [404, { message: 'The local SES only sends mail.' }]
    const mail = SendEmail.safeParse(await jsonOf(request).catch(() => undefined))
    if (!mail.success) return [400, { message: mail.error.message }]
    const id = randomUUID()
    const at = new Date().toISOString().replaceAll(':', '-')
    await writeFile(join(directory, `${at}-${id.slice(0, 8)}.eml`), mailOf(mail.data, id))
    return [200, { MessageId: id }]
  }
  const server = createServer((request, response) => {
    void take(request)
      .catch((error: unknown) => [500, { message: String(error) }] as const)
      .then(([status, body]) => {
        const headers = {
          'content-type': 'application/json',
          ...(status >= 400 && {
            'x-amzn-errortype': status === 500 ? 'InternalFailure' : 'BadRequestException',
          }),
        }
        response.writeHead(status, headers).end(JSON.stringify(body))
      })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}
