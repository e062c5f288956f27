import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { App } from 'aws-cdk-lib'
import * as z from 'zod/mini'
import type { Contract } from '#shared/api/contract.ts'
import { productApp } from '../app.ts'
import { bundle } from '../bundle.ts'
import { allHandlers, loadCatalogue, type Catalogue } from '../catalogue/catalogue.ts'
import type { StageConfig } from '../stages.ts'

const Resource = z.object({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.json()), {}),
  DeletionPolicy: z.optional(z.string()),
  UpdateReplacePolicy: z.optional(z.string()),
  DependsOn: z.optional(z.array(z.string())),
  UpdatePolicy: z.optional(z.json()),
})
const Manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.object({
      type: z.string(),
      displayName: z.optional(z.string()),
      dependencies: z._default(z.array(z.string()), []),
      environment: z.optional(z.string()),
      properties: z.optional(z.object({ templateFile: z.optional(z.string()) })),
    }),
  ),
})
const Template = z.object({ Resources: z.record(z.string(), Resource) })

export type Resource = z.infer<typeof Resource> & { readonly logicalId: string }

/** The templates of one stage, as they would be deployed. */
export interface Synthesised {
  readonly catalogue: Catalogue
  /** By template file; nested stacks have their own. */
  readonly templates: ReadonlyMap<string, readonly Resource[]>
  /** By template file, without nested stacks. */
  readonly regions: ReadonlyMap<string, string>
  /** The stacks in the order in which they are deployed. */
  readonly order: readonly string[]
  readonly ofType: (type: string) => readonly Resource[]
}

/** Builds the app of one stage over the given functions; `change` can break it before the synthesis. */
export const synthesise = async (
  stage: StageConfig,
  functionsDir: string,
  contracts: readonly Contract[],
  change: (app: App) => void = () => undefined,
): Promise<Synthesised> => {
  const catalogue = await loadCatalogue(functionsDir, contracts)
  const outdir = mkdtempSync(join(tmpdir(), 'cdk-out-'))
  const app = productApp(
    { catalogue, bundles: bundle(allHandlers(catalogue)), siteDir: emptySite() },
    [stage],
    { outdir },
  )
  change(app)
  app.synth()
  const product = readAssembly(join(outdir, `assembly-${stage.name}`), catalogue)
  rmSync(outdir, { recursive: true })
  return product
}

/** The product of one stage, from the folder that the synthesis wrote. */
export const readAssembly = (folder: string, catalogue: Catalogue): Synthesised => {
  const templates = new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.template.json'))
      .map((file) => [file, resourcesOf(join(folder, file))]),
  )
  const manifest = Manifest.parse(JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')))
  const all = [...templates.values()].flat()
  return {
    catalogue,
    templates,
    regions: regionsIn(manifest),
    order: orderIn(manifest),
    ofType: (type) => all.filter(({ Type }) => Type === type),
  }
}

type Manifest = z.infer<typeof Manifest>

const regionsIn = ({ artifacts }: Manifest): ReadonlyMap<string, string> =>
  new Map(
    Object.values(artifacts).flatMap(({ environment, properties }) =>
      properties?.templateFile
        ? [[properties.templateFile, environment?.split('/').at(-1) ?? '']]
        : [],
    ),
  )

/** A stack depends on all before it, so their numbers of dependencies differ. */
const orderIn = ({ artifacts }: Manifest): readonly string[] =>
  Object.values(artifacts)
    .filter(({ type }) => type === 'aws:cloudformation:stack')
    .toSorted((one, other) => one.dependencies.length - other.dependencies.length)
    .map(({ displayName = '' }) => displayName.split('/').at(-1) ?? '')

const resourcesOf = (path: string): readonly Resource[] =>
  Object.entries(Template.parse(JSON.parse(readFileSync(path, 'utf8'))).Resources).map(
    ([logicalId, resource]) => ({ logicalId, ...resource }),
  )

const emptySite = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'site-'))
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'index.html'), '')
  writeFileSync(join(dir, 'assets', 'main.js'), '')
  return dir
}
