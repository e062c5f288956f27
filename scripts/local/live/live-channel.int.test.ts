import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import type { LocalCloud } from '../cloud.ts'
import { liveAssets, liveResources } from '../testing/live-product.ts'
import { fixture } from '../testing/start-fixture.ts'

const site = fixture({ resources: liveResources, assets: liveAssets })
let cloud: LocalCloud

beforeAll(async () => {
  cloud = await site.start()
})
afterAll(async () => {
  await cloud.stop()
  site.remove()
})

interface Outcome {
  readonly name: string
  readonly message?: string
  readonly status?: number
  readonly connectedAt?: string
}

interface Client {
  readonly socket: WebSocket
  readonly id: string
}

const addressOf = ({ url }: LocalCloud, answer = 200): string =>
  `${url.replace(/^http/, 'ws')}/live?answer=${answer}`

/** Opens a connection, whose function answers each message with its event. */
const open = async (running = cloud): Promise<Client> => {
  const socket = new WebSocket(addressOf(running))
  await once(socket, 'open')
  const { requestContext } = await ask(socket, 'who am I')
  return { socket, id: requestContext.connectionId }
}

const ask = async (socket: WebSocket, message: string) => {
  socket.send(message)
  const [data] = (await once(socket, 'message')) as [Buffer]
  return JSON.parse(data.toString()) as {
    readonly body: string
    readonly requestContext: { readonly connectionId: string; readonly domainName: string }
  }
}

/** What happens to a call on a connection with the role of the function. */
const manage = async (
  role: 'manager' | 'poster',
  command: 'PostToConnection' | 'DeleteConnection' | 'GetConnection',
  ConnectionId: string,
): Promise<Outcome> => {
  const input = { ConnectionId, ...(command === 'PostToConnection' && { Data: 'hint' }) }
  const body = JSON.stringify({ command: `${command}Command`, input })
  const response = await fetch(`${cloud.url}/api/${role}`, { method: 'POST', body })
  return (await response.json()) as Outcome
}

describe('the WebSocket API of the template', () => {
  it('runs on the address of the site, with the functions of its routes', async () => {
    const socket = new WebSocket(addressOf(cloud))
    await once(socket, 'open')
    const event = await ask(socket, 'hello')
    expect(event).toMatchObject({
      body: 'hello',
      requestContext: {
        routeKey: '$default',
        stage: 'live',
        domainName: expect.stringMatching(/\.execute-api\.eu-central-1\.amazonaws\.com$/) as string,
      },
    })
    socket.close()
  })

  it.each([401, 403])('refuses a connection with the %i of its function', async (status) => {
    const socket = new WebSocket(addressOf(cloud, status))
    socket.on('error', () => undefined)
    const [, response] = (await once(socket, 'unexpected-response')) as [
      unknown,
      { readonly statusCode: number },
    ]
    expect(response.statusCode).toBe(status)
  })
})

describe('a function whose role allows it', () => {
  it('posts to a connection, finds it and closes it; then it is gone', async () => {
    const { socket, id } = await open()
    const received = once(socket, 'message')
    expect(await manage('manager', 'PostToConnection', id)).toEqual({ name: 'none' })
    expect(String((await received)[0])).toBe('hint')
    expect(await manage('manager', 'GetConnection', id)).toEqual({
      name: 'none',
      connectedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string,
    })
    const closed = once(socket, 'close')
    expect(await manage('manager', 'DeleteConnection', id)).toEqual({ name: 'none' })
    await closed
    for (const command of ['PostToConnection', 'GetConnection', 'DeleteConnection'] as const)
      expect(await manage('manager', command, id)).toMatchObject({
        name: 'GoneException',
        status: 410,
      })
  })
})

describe('a function whose role allows posts only', () => {
  it('may post, but is refused for the other calls', async () => {
    const { socket, id } = await open()
    expect(await manage('poster', 'PostToConnection', id)).toEqual({ name: 'none' })
    for (const [command, method] of [
      ['DeleteConnection', 'DELETE'],
      ['GetConnection', 'GET'],
    ] as const)
      expect(await manage('poster', command, id)).toMatchObject({
        name: 'AccessDeniedException',
        status: 403,
        message: expect.stringMatching(
          new RegExp(
            `^User: \\S+/fixture-poster is not authorized to perform: execute-api:ManageConnections on resource: arn:aws:execute-api:eu-central-1:000000000000:fixture-Live/live/${method}/@connections/`,
          ),
        ) as string,
      })
    expect(socket.readyState).toBe(WebSocket.OPEN)
    socket.close()
  })
})

it('closes its connections when it stops, and accepts new ones when it starts again', async () => {
  const { socket } = await open()
  const closed = once(socket, 'close')
  await cloud.stop()
  await closed
  expect(site.output.filter((line) => line.includes('stopping'))).toEqual([])
  cloud = await site.start()
  const { socket: next } = await open()
  next.close()
})
