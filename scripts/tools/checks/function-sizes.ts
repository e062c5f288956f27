import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'
import { bundle } from '#infra/bundle.ts'
import { handlerFiles } from '#functions/source-files.ts'
import { command } from './command.ts'
import { ROOT } from '../../root.ts'
import { median } from './median.ts'

export interface FunctionSize {
  readonly name: string
  readonly kilobytes: number
  /** CPU to load the code in a fresh process at the reference machine's speed; the median of several. */
  readonly initMs: number
}

/** A function near the limit is measured again after all others, because the machine may have been busy. */
const DOUBTS = [
  { fromMs: 75, rounds: 2 },
  { fromMs: 90, rounds: 4 },
] as const

/** Sufficient for every env.ts; nothing is called. */
const ENVIRONMENT = {
  TABLE_NAME: 'none',
  MEDIA_BUCKET: 'none',
  SITE_ORIGIN: 'http://localhost',
  AWS_REGION: 'eu-central-1',
}

const initMs = async (file: string): Promise<number> => {
  const url = pathToFileURL(file).href
  const script = join(import.meta.dirname, 'function-init.mjs')
  const { code, output } = await command('node', [script, url], ENVIRONMENT)
  if (code !== 0) throw new Error(`${file} does not load:\n${output}`)
  return Number(output)
}

const kilobytes = (folder: string): number =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.cjs'))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 1000

/** Milliseconds to load all of zod on the reference machine (docs/decisions/0007-init-budget-at-reference-speed.md). */
const REFERENCE_MS = 22

const withReference = async <T>(work: (file: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'reference-'))
  const outfile = join(folder, 'index.mjs')
  try {
    buildSync({
      stdin: { contents: `export * from 'zod'`, resolveDir: ROOT },
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'node',
      target: 'node24',
      mainFields: ['module', 'main'],
      outfile,
    })
    return await work(outfile)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Measures a function right after the reference, so that both run under the same load. */
const measure = async (reference: string, folder: string, rounds = 1): Promise<number[]> => {
  const times: number[] = []
  while (times.length < rounds) {
    const slowness = Math.max(1, (await initMs(reference)) / REFERENCE_MS)
    times.push((await initMs(join(folder, 'index.cjs'))) / slowness)
  }
  return times
}

/** Measures the deployed bundles, normalised to the speed of the reference machine. */
export const functionSizes = (): Promise<readonly FunctionSize[]> =>
  withReference(async (reference) => {
    const measured = new Map<string, { folder: string; times: number[] }>()
    for (const [name, folder] of bundle(handlerFiles(join(ROOT, 'functions'))))
      measured.set(name, { folder, times: await measure(reference, folder) })
    for (const { fromMs, rounds } of DOUBTS)
      for (const { folder, times } of measured.values())
        if (median(times) >= fromMs) times.push(...(await measure(reference, folder, rounds)))
    return [...measured].map(([name, { folder, times }]) => ({
      name,
      kilobytes: kilobytes(folder),
      initMs: median(times),
    }))
  })
