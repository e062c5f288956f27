import { statSync } from 'node:fs'
import * as z from 'zod/mini'
import type { DeployedResource, Deployment } from '../deployment.ts'
import { RUNNABLE_RUNTIME } from '../resource-kinds.ts'
import type { FunctionSettings } from './host-protocol.ts'

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

/** The functions of the template; `runtime` is what the runtime adds to the environment of each. */
export const functionSettings = (
  deployment: Deployment,
  runtime: Readonly<Record<string, string>>,
): readonly FunctionSettings[] =>
  deployment
    .ofType('AWS::Lambda::Function')
    .filter(({ properties }) => RUNNABLE_RUNTIME.test(String(properties['Runtime'])))
    .map((resource) => settingsOf(deployment, resource, runtime))

const settingsOf = (
  deployment: Deployment,
  { name, properties }: DeployedResource,
  runtime: Readonly<Record<string, string>>,
): FunctionSettings => {
  const { Code, Handler, MemorySize, Timeout, Environment } = Function.parse(properties)
  const directory = deployment.asset(Code.S3Key)
  if (!statSync(directory).isDirectory())
    throw new Error(`The code of ${name} is not a folder: ${directory}`)
  return {
    functionName: name,
    arn: `arn:aws:lambda:${deployment.region}:000000000000:function:${name}`,
    directory,
    handler: Handler,
    memoryMb: MemorySize,
    timeoutMs: Timeout * 1000,
    environment: {
      ...Environment.Variables,
      ...runtime,
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(MemorySize),
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      LAMBDA_TASK_ROOT: directory,
      _HANDLER: Handler,
    },
  }
}
