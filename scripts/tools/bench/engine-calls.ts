import { Agent, request } from 'node:http'
import { db } from '#platform/table/table.ts'
import { inParallel } from './load.ts'

interface EngineCall {
  readonly headers: Record<string, string>
  readonly body: string
}

let recording: EngineCall[] | undefined

db.middlewareStack.add(
  (next) => (args) => {
    const { headers, body } = args.request as EngineCall
    recording?.push({ headers, body })
    return next(args)
  },
  { step: 'finalizeRequest', priority: 'low', name: 'recordEngineCalls' },
)

/** Records the signed calls that `work` sends to the engine. */
export const recordCalls = async (work: () => Promise<unknown>): Promise<readonly EngineCall[]> => {
  const calls: EngineCall[] = []
  recording = calls
  await work()
  recording = undefined
  return calls
}

const post = (agent: Agent, endpoint: string, { headers, body }: EngineCall): Promise<void> =>
  new Promise((done, fail) => {
    const sent = request(endpoint, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', done).on('error', fail)
    })
    sent.on('error', fail).end(body)
  })

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
