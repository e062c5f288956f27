import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import * as z from 'zod/mini'
import { codeIn } from './code-in.ts'
import { command } from './command.ts'
import { ROOT } from '../../root.ts'
import { median } from '../measurements/median.ts'

export interface FunctionSize {
  readonly name: string
  readonly kilobytes: number
  /** CPU to load the code in a fresh process at the reference machine's speed; the median of several. Missing when only the bytes were asked for. */
  readonly initMs?: number
}

export type FunctionStart = Required<FunctionSize>

/** A function near the limit is measured again after all others, because the machine may have been busy. */
const DOUBTS = [
  { fromMs: 60, rounds: 2 },
  { fromMs: 75, rounds: 4 },
] as const

/** Sufficient for every env.ts; nothing is called. */
const ENVIRONMENT = {
  TABLE_NAME: 'none',
  MEDIA_BUCKET: 'none',
  SITE_ORIGIN: 'http://localhost',
  AWS_REGION: 'eu-central-1',
}

const ASSEMBLY = join(ROOT, 'cdk.out')
const STAGE = 'dev'

const Template = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z.optional(z.record(z.string(), z.unknown())) }),
  ),
})

const Lambda = z.object({ FunctionName: z.string(), Code: z.object({ S3Key: z.string() }) })
type Lambda = z.infer<typeof Lambda>

const nameOf = ({ FunctionName }: Lambda): string =>
  FunctionName.slice(`hoellenlaerm-${STAGE}-`.length)

const folderOf = ({ Code }: Lambda): string =>
  join(ASSEMBLY, `asset.${Code.S3Key.replace('.zip', '')}`)

/** The folder of each function's code, as the build wrote it, by name. Those that CDK adds have no name of ours. */
const builtFunctions = (): readonly (readonly [name: string, folder: string])[] =>
  globSync(`assembly-${STAGE}/*.template.json`, { cwd: ASSEMBLY })
    .flatMap((file) => {
      const text = readFileSync(join(ASSEMBLY, file), 'utf8')
      return Object.values(Template.parse(JSON.parse(text)).Resources)
    })
    .filter(({ Type }) => Type === 'AWS::Lambda::Function')
    .flatMap(({ Properties }) => {
      const { data } = Lambda.safeParse(Properties)
      return data ? [[nameOf(data), folderOf(data)] as const] : []
    })
    .sort(([one], [other]) => (one < other ? -1 : 1))

const initMs = async (folder: string): Promise<number> => {
  const script = join(import.meta.dirname, 'function-init.mjs')
  const { code, output } = await command('node', [script, codeIn(folder)], ENVIRONMENT)
  if (code !== 0) throw new Error(`${folder} does not load:\n${output}`)
  return Number(output)
}

/** The size of a function's code, with the modules that it loads on demand. */
export const kilobytes = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[cm]?js$/.test(file))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 1000

/** Milliseconds to load all of zod on the reference machine (docs/decisions/0007-init-budget-at-reference-speed.md). */
const REFERENCE_MS = 22

/** @param work gets the folder of the reference, code whose speed on the reference machine is known */
export const withReference = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'))
  try {
    buildSync({
      stdin: { contents: `export * from 'zod'`, resolveDir: ROOT },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      mainFields: ['module', 'main'],
      outfile: join(folder, 'index.mjs'),
    })
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Milliseconds to load a function right after the reference, so that both run under the same load. */
export const initTimes = async (
  reference: string,
  folder: string,
  rounds = 1,
): Promise<number[]> => {
  const times: number[] = []
  while (times.length < rounds) {
    const slowness = Math.max(1, (await initMs(reference)) / REFERENCE_MS)
    times.push((await initMs(folder)) / slowness)
  }
  return times
}

/** Counts the bytes of what the build wrote. */
export const functionSizes = (): readonly FunctionSize[] =>
  builtFunctions().map(([name, folder]) => ({ name, kilobytes: kilobytes(folder) }))

/** Measures the start of the deployed bundles, normalised to the speed of the reference machine. */
export const functionStartTimes = (): Promise<readonly FunctionStart[]> =>
  withReference(async (reference) => {
    const measured = new Map<string, { folder: string; times: number[] }>()
    for (const [name, folder] of builtFunctions())
      measured.set(name, { folder, times: await initTimes(reference, folder) })
    for (const { fromMs, rounds } of DOUBTS)
      for (const { folder, times } of measured.values())
        if (median(times) >= fromMs) times.push(...(await initTimes(reference, folder, rounds)))
    return [...measured].map(([name, { folder, times }]) => ({
      name,
      kilobytes: kilobytes(folder),
      initMs: median(times),
    }))
  })
