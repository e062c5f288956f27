import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import * as z from 'zod/mini'
import { kebabCase } from '#functions/source-files.ts'
import { toEvent, type CallOptions } from '#testing/call.ts'
import { environment } from '#scripts/env.ts'
import { codeIn } from '../../checks/code-in.ts'
import { functionEnvironment } from '../environment.ts'
import type { Load } from '../load.ts'
import type { Scenario } from '../scenario.ts'
import { lastLine, runNode } from './run-node.ts'
import { workFolder } from './work-folder.ts'

/** Deployed functions and the table that they use. */
export interface Deployment {
  /** The folder of each function's code, by name. */
  readonly bundles: ReadonlyMap<string, string>
  readonly endpoint: string
  /** The certificate that signed the one of the endpoint. */
  readonly certificate?: string
}

export interface Amount {
  /** Requests one after the other in a fresh process, each measured alone. */
  readonly first: number
  /** Concurrent requests that are not measured. */
  readonly warmUp: number
  /** Concurrent requests that are measured together. */
  readonly requests: number
  /** How many requests of the scenario earlier processes used; likes need pairs that are new. */
  readonly offset?: number
}

/** CPU of a whole process, in milliseconds. */
export interface Driven {
  readonly initMs: number
  readonly first: readonly number[]
  readonly load?: Load
}

export const CONNECTIONS = 16

/** Longer than a function keeps the head of the feed. */
const CLOCK_STEP_MS = 2000

const Result = z.object({
  initMs: z.number(),
  first: z.array(z.number()),
  load: z.optional(
    z.object({
      cpuMs: z.number(),
      processCpuMs: z.number(),
      perSecond: z.number(),
      p50: z.number(),
      p99: z.number(),
      bytes: z.number(),
    }),
  ),
})

const GZIP = { 'accept-encoding': 'gzip, deflate, br' }

const eventOf = ({ contract }: Scenario, options: CallOptions): APIGatewayProxyEventV2 =>
  toEvent(contract, { ...options, headers: { ...GZIP, ...options.headers } })

const eventsOf = (scenario: Scenario, { first, warmUp, requests, offset = 0 }: Amount) =>
  Array.from({ length: first + warmUp + requests }, (_, index) =>
    eventOf(scenario, scenario.load(offset + index)),
  )

/** One request of each member whose answer's ETag the measured requests repeat. */
const tagEventsOf = (
  { polls }: Scenario,
  events: readonly APIGatewayProxyEventV2[],
): readonly APIGatewayProxyEventV2[] =>
  polls === true
    ? [...new Map(events.map((event) => [event.headers['x-auth-token'], event])).values()]
    : []

const environmentOf = ({ endpoint, certificate }: Deployment) => ({
  PATH: environment.all['PATH'],
  ...functionEnvironment(endpoint),
  ...(certificate !== undefined && { NODE_EXTRA_CA_CERTS: certificate }),
})

/** Sends the requests of a scenario to its deployed function in a fresh process. */
export const driveScenario = async (
  deployment: Deployment,
  scenario: Scenario,
  amount: Amount,
): Promise<Driven> => {
  const name = kebabCase(scenario.contract.id)
  const folder = deployment.bundles.get(name)
  if (folder === undefined) throw new Error(`No function is called ${name}`)
  // The first request of a polling caller has no ETag yet.
  const first = scenario.polls === true ? 0 : amount.first
  const events = eventsOf(scenario, { ...amount, first })
  const plan = {
    file: codeIn(folder),
    events,
    tagEvents: tagEventsOf(scenario, events),
    status: scenario.status,
    first,
    warmUp: amount.warmUp,
    connections: CONNECTIONS,
    clockStepMs: scenario.isUncached === true ? CLOCK_STEP_MS : 0,
  }
  const file = join(workFolder(), 'plan.json')
  writeFileSync(file, JSON.stringify(plan))
  const output = await runNode([join(import.meta.dirname, 'drive.mjs'), file], {
    env: environmentOf(deployment),
  })
  return Result.parse(lastLine(output)) as Driven
}
