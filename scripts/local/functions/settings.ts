import { statSync } from 'node:fs'
import * as z from 'zod/mini'
import type { DeployedResource, Deployment } from '../deployment.ts'
import { accessKeyOf } from '../iam/access-keys.ts'
import { RUNNABLE_RUNTIME } from '../resource-kinds.ts'
import type { FunctionSettings } from './host-protocol.ts'
import { environment } from '../../env.ts'

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

export interface Surroundings {
  /** Local addresses by those on AWS, which variables contain. */
  readonly addresses: Readonly<Record<string, string>>
  /** Added to the environment of each function. */
  readonly runtime: Readonly<Record<string, string>>
  /** Replaces variables that the template sets; others are not added. */
  readonly replaced?: Readonly<Record<string, string>> | undefined
}

/** The functions of the template. */
export const functionSettings = (
  deployment: Deployment,
  surroundings: Surroundings,
): readonly FunctionSettings[] =>
  deployment
    .ofType('AWS::Lambda::Function')
    .filter(({ properties }) => RUNNABLE_RUNTIME.test(String(properties['Runtime'])))
    .map((resource) => settingsOf(deployment, resource, surroundings))

/** Each function calls with the key of its own role. */
const credentialsOf = (functionName: string) => {
  const { accessKeyId, secretAccessKey } = accessKeyOf(functionName)
  return { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey }
}

const settingsOf = (
  deployment: Deployment,
  { name, properties }: DeployedResource,
  { addresses, runtime, replaced = {} }: Surroundings,
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
    timeoutMs: Timeout * 1000 * environment.patience,
    environment: {
      ...withLocalAddresses(Environment.Variables, addresses),
      ...Object.fromEntries(
        Object.entries(replaced).filter(([name]) => name in Environment.Variables),
      ),
      ...runtime,
      ...credentialsOf(name),
      TZ: 'UTC',
      PATIENCE: String(environment.patience),
      AWS_LAMBDA_FUNCTION_NAME: name,
      AWS_LAMBDA_FUNCTION_MEMORY_SIZE: String(MemorySize),
      AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
      LAMBDA_TASK_ROOT: directory,
      _HANDLER: Handler,
    },
  }
}

const withLocalAddresses = (
  variables: Readonly<Record<string, string>>,
  addresses: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, localised(value, addresses)]),
  )

/** Replaces the addresses of AWS in a text by the local ones. */
export const localised = (text: string, addresses: Readonly<Record<string, string>>): string =>
  Object.entries(addresses).reduce((all, [remote, local]) => all.replaceAll(remote, local), text)
