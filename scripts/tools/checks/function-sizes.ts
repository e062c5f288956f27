import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import { bundle } from '#infra/bundle.ts'
import { handlerFiles } from '#functions/source-files.ts'
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

/** Builds the deployed bundles and counts their bytes. */
export const functionSizes = (): readonly FunctionSize[] =>
  [...bundle(handlerFiles(join(ROOT, 'functions')))].map(([name, folder]) => ({
    name,
    kilobytes: kilobytes(folder),
  }))

/** Measures the start of the deployed bundles, normalised to the speed of the reference machine. */
export const functionStartTimes = (): Promise<readonly FunctionStart[]> =>
  withReference(async (reference) => {
    const measured = new Map<string, { folder: string; times: number[] }>()
    for (const [name, folder] of bundle(handlerFiles(join(ROOT, 'functions'))))
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
