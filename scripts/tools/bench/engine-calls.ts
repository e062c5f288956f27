import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { driveScenario, type Deployment } from './driver/drive.ts'
import { inParallel } from './load.ts'
import type { Scenario } from './scenario.ts'

interface EngineCall {
  readonly headers: IncomingMessage['headers']
  readonly body: Buffer
}

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const post = async (
  agent: Agent,
  endpoint: string,
  { headers, body }: EngineCall,
): Promise<readonly [status: number, body: Buffer]> => {
  const sent = request(endpoint, { method: 'POST', agent, headers }).end(body)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  return [response.statusCode ?? 0, await bodyOf(response)]
}

/** Records the signed calls that one request to a fresh process of the function sends to the engine. */
export const recordCalls = async (
  deployment: Deployment,
  scenario: Scenario,
): Promise<readonly EngineCall[]> => {
  const calls: EngineCall[] = []
  const agent = new Agent({ keepAlive: true })
  const server = createServer((incoming, outgoing) => {
    void bodyOf(incoming).then(async (body) => {
      const call = { headers: incoming.headers, body }
      calls.push(call)
      const [status, answer] = await post(agent, deployment.endpoint, call)
      outgoing.writeHead(status, { 'content-type': 'application/x-amz-json-1.0' }).end(answer)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const endpoint = `http://127.0.0.1:${String(port)}`
  const one = { ...scenario, status: 200, polls: false, load: () => scenario.once }
  try {
    await driveScenario({ ...deployment, endpoint }, one, { first: 1, warmUp: 0, requests: 0 })
  } finally {
    agent.destroy()
    server.close()
  }
  return calls
}

const REPLAYS = 2000

/** How many such requests per second the engine alone answers: the same calls, without our code. */
export const engineThroughput = async (
  calls: readonly EngineCall[],
  endpoint: string,
  connections: number,
): Promise<number> => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections * calls.length })
  const started = performance.now()
  await inParallel({ requests: REPLAYS, connections }, async () => {
    await Promise.all(calls.map((call) => post(agent, endpoint, call)))
  })
  agent.destroy()
  return REPLAYS / ((performance.now() - started) / 1000)
}
