import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod/mini'
import { ExpectedProblem } from './state/expected-problem.ts'

const Resource = z.object({
  Type: z.string(),
  Properties: z.optional(z.record(z.string(), z.unknown())),
  Condition: z.optional(z.string()),
  Metadata: z.optional(z.record(z.string(), z.unknown())),
})

const Template = z.object({
  Parameters: z.optional(z.record(z.string(), z.object({ Default: z.optional(z.unknown()) }))),
  Mappings: z.optional(
    z.record(z.string(), z.record(z.string(), z.record(z.string(), z.unknown()))),
  ),
  Conditions: z.optional(z.record(z.string(), z.unknown())),
  Resources: z.optional(z.record(z.string(), Resource)),
  Outputs: z.optional(
    z.record(
      z.string(),
      z.object({ Value: z.unknown(), Export: z.optional(z.object({ Name: z.unknown() })) }),
    ),
  ),
})

const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      environment: z.optional(z.string()),
      properties: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
})

const AssetManifest = z.object({
  files: z.record(z.string(), z.object({ source: z.object({ path: z.optional(z.string()) }) })),
})

export type Template = z.infer<typeof Template>
export type Resource = z.infer<typeof Resource>

/** Replaces addresses that exist on AWS only, in the text of every template. */
export type Rewrite = (text: string) => string

export interface StackFile {
  readonly name: string
  readonly region: string
  readonly account: string
  readonly template: Template
  /** Absolute path of each asset by its hash. */
  readonly assets: ReadonlyMap<string, string>
  readonly rewrite: Rewrite
}

const DEFAULT_REGION = 'eu-central-1'
const DEFAULT_ACCOUNT = '000000000000'

export const readTemplate = (path: string, rewrite: Rewrite): Template =>
  Template.parse(JSON.parse(rewrite(readFileSync(path, 'utf8'))))

/** Reads the stacks of one stage from the output of `cdk synth`. */
export const loadStage = (
  assembly: string,
  stage: string,
  rewrite: Rewrite = (text) => text,
): readonly StackFile[] => {
  if (!existsSync(join(assembly, 'manifest.json')))
    throw new ExpectedProblem(
      `There is no synthesised template in ${assembly}. Run "npm run synth".`,
    )
  return loadStacks(stageDirectory(resolve(assembly), stage), rewrite)
}

const stageDirectory = (assembly: string, stage: string): string => {
  const artifacts = Object.entries(readManifest(assembly).artifacts)
  const stages = artifacts.filter(([, artifact]) => artifact.type === 'cdk:cloud-assembly')
  if (stages.length === 0) return assembly
  const match = stages.find(([id]) => id.toLowerCase().endsWith(`-${stage}`))
  const directory = match?.[1].properties?.['directoryName']
  if (typeof directory !== 'string')
    throw new ExpectedProblem(`The synthesised templates have no stage "${stage}".`)
  return join(assembly, directory)
}

const loadStacks = (directory: string, rewrite: Rewrite): StackFile[] => {
  const artifacts = Object.entries(readManifest(directory).artifacts)
  return artifacts
    .filter(([, artifact]) => artifact.type === 'aws:cloudformation:stack')
    .map(([id, { environment, properties }]) => {
      const file = String(properties?.['templateFile'])
      const [account, region] = (environment ?? '').replace('aws://', '').split('/')
      return {
        name: typeof properties?.['stackName'] === 'string' ? properties['stackName'] : id,
        region: known(region) ?? DEFAULT_REGION,
        account: known(account) ?? DEFAULT_ACCOUNT,
        template: readTemplate(join(directory, file), rewrite),
        rewrite,
        assets: readAssets(directory, file.replace('.template.json', '.assets.json')),
      }
    })
}

const readAssets = (directory: string, file: string): ReadonlyMap<string, string> => {
  if (!existsSync(join(directory, file))) return new Map()
  const { files } = AssetManifest.parse(readJson(join(directory, file)))
  return new Map(
    Object.entries(files).flatMap(([hash, { source }]) =>
      source.path === undefined ? [] : [[hash, resolve(directory, source.path)] as const],
    ),
  )
}

const known = (part: string | undefined) =>
  part === undefined || part === '' || part.startsWith('unknown-') ? undefined : part

const readManifest = (directory: string) =>
  Manifest.parse(readJson(join(directory, 'manifest.json')))

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))
