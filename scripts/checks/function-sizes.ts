import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from '../../infra/bundle.ts'
import { handlerFiles } from '../../infra/catalogue/source-files.ts'
import { command, ROOT } from './command.ts'

export interface FunctionSize {
  readonly name: string
  readonly kilobytes: number
  /** CPU to load the code in a fresh process; the best of a few, since disturbances only add. */
  readonly initMs: number
}

const ROUNDS = 5

/** Enough for every env.ts to be satisfied; nothing is called. */
const ENVIRONMENT = {
  TABLE_NAME: 'none',
  MEDIA_BUCKET: 'none',
  SITE_ORIGIN: 'http://localhost',
  AWS_REGION: 'eu-central-1',
}

const initMs = async (folder: string): Promise<number> => {
  const url = pathToFileURL(join(folder, 'index.mjs')).href
  const script = join(import.meta.dirname, 'function-init.mjs')
  const { code, output } = await command('node', [script, url], ENVIRONMENT)
  if (code !== 0) throw new Error(`${folder} does not load:\n${output}`)
  return Number(output)
}

const kilobytes = (folder: string): number =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.mjs'))
    .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0) / 1000

/** The very bundles that are deployed. Round by round, so that a slow moment does not hit one function every time. */
export const functionSizes = async (): Promise<readonly FunctionSize[]> => {
  const folders = [...bundle(handlerFiles(join(ROOT, 'functions')))]
  const best = new Map<string, number>()
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, folder] of folders) {
      best.set(name, Math.min(best.get(name) ?? Infinity, await initMs(folder)))
    }
  }
  return folders.map(([name, folder]) => ({
    name,
    kilobytes: kilobytes(folder),
    initMs: best.get(name) ?? Infinity,
  }))
}
