import { statSync } from 'node:fs'
import * as z from 'zod/mini'
import type { DeployedResource, Deployment } from './deployment.ts'
import { FunctionPool } from './function-pool.ts'
import type { FunctionLogs } from './function-logs.ts'
import { RUNNABLE_RUNTIME } from './resource-kinds.ts'

const EVICTION_MS = 60_000

const Function = z.object({
  Code: z.object({ S3Key: z.string() }),
  Handler: z.string(),
  MemorySize: z._default(z.number(), 128),
  Timeout: z._default(z.number(), 3),
  Environment: z._default(
    z.object({ Variables: z._default(z.record(z.string(), z.string()), {}) }),
    { Variables: {} },
  ),
})

export interface FunctionsOptions {
  readonly logs: FunctionLogs
  /** What the runtime adds to every function: credentials and the addresses of the engines. */
  readonly runtimeEnvironment: Readonly<Record<string, string>>
}

/** Every function of the template, started when it is first called. */
export class Functions {
  readonly #pools: ReadonlyMap<string, FunctionPool>
  readonly #eviction: NodeJS.Timeout

  constructor(deployment: Deployment, options: FunctionsOptions) {
    this.#pools = new Map(
      deployment
        .ofType('AWS::Lambda::Function')
        .filter(({ properties }) => RUNNABLE_RUNTIME.test(String(properties['Runtime'])))
        .map((resource) => [resource.name, poolOf(deployment, resource, options)]),
    )
    this.#eviction = setInterval(() => {
      for (const pool of this.#pools.values()) void pool.evictIdle()
    }, EVICTION_MS)
  }

  get names(): readonly string[] {
    return [...this.#pools.keys()]
  }

  /** By name or ARN, an integration's URI included. */
  invoke(target: string, event: string): Promise<string> {
    const name = /function:([^:/]+)/.exec(target)?.[1] ?? target
    const pool = this.#pools.get(name)
    if (!pool) throw new Error(`There is no function ${target}`)
    return pool.invoke(event)
  }

  async stop(): Promise<void> {
    clearInterval(this.#eviction)
    await Promise.all([...this.#pools.values()].map((pool) => pool.stop()))
  }
}

const poolOf = (deployment: Deployment, resource: DeployedResource, options: FunctionsOptions) => {
  const { Code, Handler, MemorySize, Timeout, Environment } = Function.parse(resource.properties)
  const directory = deployment.asset(Code.S3Key)
  if (!statSync(directory).isDirectory())
    throw new Error(`The code of ${resource.name} is not a folder: ${directory}`)
  const arn = `arn:aws:lambda:${deployment.region}:000000000000:function:${resource.name}`
  return new FunctionPool({
    functionName: resource.name,
    arn,
    directory,
    handler: Handler,
    memoryMb: MemorySize,
    timeoutMs: Timeout * 1000,
    log: options.logs.of(resource.name),
    onFailure: options.logs.summarise,
    environment: {
      ...Environment.Variables,
      ...options.runtimeEnvironment,
      AWS_LAMBDA_FUNCTION_NAME: resource.name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(MemorySize),
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      LAMBDA_TASK_ROOT: directory,
      _HANDLER: Handler,
    },
  })
}
