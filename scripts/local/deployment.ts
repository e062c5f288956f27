import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { readTemplate, type Resource, type StackFile } from './assembly.ts'
import { resolveValue, evaluateCondition, type Scope } from './intrinsics.ts'
import type { Endpoints } from './engines/engines.ts'
import { RESOURCE_KINDS, UNRUN_KIND, type Identity } from './resource-kinds.ts'
import { UNRUN_RESOURCES } from './unrun-resources.ts'

export interface DeployedResource {
  readonly type: string
  readonly logicalId: string
  readonly stack: string
  /** The value of `Ref`, by which other resources refer to this one. */
  readonly ref: string
  readonly name: string
  readonly properties: Readonly<Record<string, unknown>>
}

export interface Deployment {
  readonly region: string
  readonly account: string
  readonly resources: readonly DeployedResource[]
  ofType(...types: readonly string[]): readonly DeployedResource[]
  /** Folder or file of an asset, by the hash in its object key. */
  asset(objectKey: string): string
}

export interface DeploymentOptions {
  readonly endpoints: Endpoints
  readonly secret: (arn: string) => string
}

/** Assigns a local name to every resource of the stacks and resolves its properties. */
export const deploy = (files: readonly StackFile[], options: DeploymentOptions): Deployment => {
  const stacks = new Map<string, Stack>()
  for (const file of files) stacks.set(file.name, new Stack(file, stacks, options))
  for (const stack of [...stacks.values()]) stack.addNested()
  const resources = [...stacks.values()].flatMap((stack) => stack.resources())
  const assets = new Map(files.flatMap((file) => [...file.assets]))
  return {
    region: files[0]?.region ?? '',
    account: files[0]?.account ?? '',
    resources,
    ofType: (...types) => resources.filter((resource) => types.includes(resource.type)),
    asset: (objectKey) => found(assets.get(hashOf(objectKey)), `asset ${objectKey}`),
  }
}

class Stack implements Scope {
  readonly #file: StackFile
  readonly #stacks: Map<string, Stack>
  readonly #options: DeploymentOptions
  readonly #parameters: () => Readonly<Record<string, unknown>>
  readonly #nested = new Map<string, Stack>()

  constructor(
    file: StackFile,
    stacks: Map<string, Stack>,
    options: DeploymentOptions,
    parameters: () => Readonly<Record<string, unknown>> = () => ({}),
  ) {
    this.#file = file
    this.#stacks = stacks
    this.#options = options
    this.#parameters = parameters
  }

  addNested() {
    for (const [id, resource] of this.#entries()) {
      if (resource.Type !== 'AWS::CloudFormation::Stack') continue
      const url = String(resolveValue(resource.Properties?.['TemplateURL'], this))
      const path = found(this.#file.assets.get(hashOf(url)), `template ${url}`)
      const template = readTemplate(path, this.#file.rewrite)
      const file = { ...this.#file, name: `${this.#file.name}-${id}`, template }
      const parameters = () => {
        const values = resolveValue(resource.Properties?.['Parameters'] ?? {}, this)
        return values as Record<string, unknown>
      }
      const nested = new Stack(file, this.#stacks, this.#options, parameters)
      this.#nested.set(id, nested)
      this.#stacks.set(file.name, nested)
      nested.addNested()
    }
  }

  resources(): DeployedResource[] {
    return this.#entries()
      .filter(([logicalId]) => this.#kind(logicalId) !== UNRUN_KIND)
      .map(([logicalId, resource]) => ({
        type: resource.Type,
        logicalId,
        stack: this.#file.name,
        ref: String(this.ref(logicalId)),
        name: this.#identity(logicalId).name,
        properties: resolveValue(resource.Properties ?? {}, this) as Record<string, unknown>,
      }))
  }

  ref(logicalId: string): unknown {
    if (logicalId.startsWith('AWS::')) return this.#pseudoParameter(logicalId)
    const parameter = this.#file.template.Parameters?.[logicalId]
    if (parameter) return this.#parameters()[logicalId] ?? parameter.Default
    return this.#kind(logicalId).ref(this.#identity(logicalId))
  }

  attribute(logicalId: string, name: string): unknown {
    const nested = this.#nested.get(logicalId)
    if (nested && name.startsWith('Outputs.')) return nested.output(name.slice('Outputs.'.length))
    const kind = this.#kind(logicalId)
    const identity = this.#identity(logicalId)
    if (kind === UNRUN_KIND) return UNRUN_KIND.attribute(identity, name)
    return found(kind.attributes[name], `attribute ${name} of ${logicalId}`)(identity)
  }

  condition(name: string): boolean {
    return evaluateCondition(
      found(this.#file.template.Conditions?.[name], `condition ${name}`),
      this,
    )
  }

  mapping(map: string, first: string, second: string): unknown {
    return found(this.#file.template.Mappings?.[map]?.[first]?.[second], `mapping ${map}`)
  }

  importValue(name: string): unknown {
    for (const stack of this.#stacks.values()) {
      const exported = stack.#exported(name)
      if (exported !== undefined) return exported
    }
    throw new Error(`No stack exports ${name}`)
  }

  stackOutput(stack: string, output: string): unknown {
    return found(this.#stacks.get(stack), `stack ${stack}`).output(output)
  }

  dynamicReference(service: string, key: string): string {
    if (service !== 'secretsmanager')
      throw new Error(`The local cloud does not know the dynamic reference ${service}`)
    return this.#options.secret(key.split(':SecretString')[0] ?? key)
  }

  output(name: string): unknown {
    const output = found(
      this.#file.template.Outputs?.[name],
      `output ${name} of ${this.#file.name}`,
    )
    return resolveValue(output.Value, this)
  }

  #exported(name: string): unknown {
    const outputs = Object.values(this.#file.template.Outputs ?? {})
    const match = outputs.find(
      (output) => output.Export && resolveValue(output.Export.Name, this) === name,
    )
    return match && resolveValue(match.Value, this)
  }

  #entries(): (readonly [string, Resource])[] {
    return Object.entries(this.#file.template.Resources ?? {}).filter(
      ([, resource]) => resource.Condition === undefined || this.condition(resource.Condition),
    )
  }

  #kind(logicalId: string) {
    const type = this.#resource(logicalId).Type
    const kind = RESOURCE_KINDS[type]
    if (kind) return kind
    if (type in UNRUN_RESOURCES) return UNRUN_KIND
    throw new Error(
      `${type} (${logicalId} in ${this.#file.name}) is neither run nor listed as not run`,
    )
  }

  #identity(logicalId: string): Identity {
    const { Type, Properties } = this.#resource(logicalId)
    const { nameProperty = '', parentProperty = '' } = RESOURCE_KINDS[Type] ?? {}
    const given = Properties?.[nameProperty]
    const { region, account, name } = this.#file
    return {
      name:
        given === undefined
          ? generatedName(Type, name, logicalId)
          : String(resolveValue(given, this)),
      region,
      account,
      endpoints: this.#options.endpoints,
      parent: String(resolveValue(Properties?.[parentProperty] ?? '', this)),
    }
  }

  #resource(logicalId: string): Resource {
    return found(this.#file.template.Resources?.[logicalId], `${logicalId} in ${this.#file.name}`)
  }

  #pseudoParameter(name: string): string {
    const { region, account, name: stack } = this.#file
    const values: Readonly<Record<string, string>> = {
      'AWS::AccountId': account,
      'AWS::Partition': 'aws',
      'AWS::Region': region,
      'AWS::StackId': `arn:aws:cloudformation:${region}:${account}:stack/${stack}/local`,
      'AWS::StackName': stack,
      'AWS::URLSuffix': 'amazonaws.com',
    }
    return found(values[name], `pseudo parameter ${name}`)
  }
}

/** Like CloudFormation's names, but without the random part, so that the next start finds its state. */
const generatedName = (type: string, stack: string, logicalId: string): string => {
  const name = `${stack}-${logicalId}`
  const limit = type === 'AWS::S3::Bucket' ? 63 : 80
  const short =
    name.length <= limit
      ? name
      : `${name.slice(0, limit - 9)}-${createHash('sha256').update(name).digest('hex').slice(0, 8)}`
  return type === 'AWS::S3::Bucket' ? short.toLowerCase() : short
}

const hashOf = (key: string) => basename(key).split('.')[0] ?? ''

const found = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`The template refers to an unknown ${what}`)
  return value
}
