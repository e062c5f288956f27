import type { IncomingMessage, ServerResponse } from 'node:http'
import { inject } from 'vitest'
import { startHttpServer } from './stand-ins/http-server.ts'

/** The services that the product calls. */
export type MusicService = 'accounts.spotify.com' | 'api.spotify.com' | 'itunes.apple.com'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

const planned = new Map<string, Answer[]>()
const asked: string[] = []

/** Answers the next call of a service in another way. */
export const answerNext = (service: MusicService, answer: Answer): void => {
  planned.set(service, [...(planned.get(service) ?? []), answer])
}

/** Answers the next call with a status, headers and a body. */
export const failNext = (
  service: MusicService,
  status: number,
  { headers = {}, body = '' }: { headers?: Record<string, string>; body?: string } = {},
): void => answerNext(service, (_, response) => response.writeHead(status, headers).end(body))

/** The number of calls of a service in this test. */
export const countCalls = (service: MusicService): number =>
  asked.filter((each) => each === service).length

const standIns = inject('musicStandIns')

const forward = async (
  service: string,
  { method, url = '', headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  const local = standIns[`https://${service}`] ?? ''
  const { authorization } = headers
  const answer = await fetch(local + url.slice(service.length + 1), {
    ...(method !== undefined && { method }),
    ...(authorization !== undefined && { headers: { authorization } }),
  })
  response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text())
}

const engine = await startHttpServer((request, response) => {
  const service = request.url?.split('/')[1] ?? ''
  asked.push(service)
  const answer = planned.get(service)?.shift()
  if (answer) answer(request, response)
  else void forward(service, request, response)
})

// Import this file before anything that reads the environment.
process.env['STAND_INS'] = JSON.stringify({
  ...(JSON.parse(process.env['STAND_INS'] ?? '{}') as object),
  ...Object.fromEntries(
    Object.keys(standIns).map((origin) => [
      origin,
      `${engine.endpoint}/${origin.slice('https://'.length)}`,
    ]),
  ),
})

/** No other answers are planned, and no service was called. */
export const forgetMusic = (): void => {
  planned.clear()
  asked.length = 0
}
