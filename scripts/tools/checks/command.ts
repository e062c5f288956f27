import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnGuarded, stopGuarded } from '#testing/guarded-process.ts'
import { environment } from '../../env.ts'
import { onSignal } from '../../lifetime.ts'
import { ROOT } from '../../root.ts'
import { addCpu, childSeconds } from './cpu.ts'
import type { Result } from './schedule.ts'

const BIN = join(ROOT, 'node_modules/.bin')

interface Ended {
  readonly code: number
  readonly output: string
}

/** A shell knows what its children used, also those of other workers that they waited for. */
const MEASURED = '"$@"; code=$?; times >"$TIMES_FILE"; exit "$code"'

const measured = (file: string, args: readonly string[]): readonly [string, readonly string[]] =>
  process.platform === 'win32' ? [file, args] : ['sh', ['-c', MEASURED, 'measured', file, ...args]]

const countCpu = (folder: string): void => {
  const times = join(folder, 'times')
  if (existsSync(times)) addCpu(childSeconds(readFileSync(times, 'utf8')))
  rmSync(folder, { recursive: true, force: true })
}

/** Runs a tool of node_modules (or `node` itself) at the root and returns its output. */
export const command = (
  tool: string,
  args: readonly string[],
  extra: Readonly<Record<string, string | undefined>> = {},
): Promise<Ended> =>
  new Promise((settle, fail) => {
    const folder = mkdtempSync(join(tmpdir(), 'times-'))
    const [file, all] = measured(tool === 'node' ? process.execPath : join(BIN, tool), args)
    const child = spawnGuarded(file, all, {
      cwd: ROOT,
      env: {
        ...environment.all,
        // The build of the site sets it in this process.
        NODE_ENV: undefined,
        NO_COLOR: '1',
        TIMES_FILE: join(folder, 'times'),
        ...extra,
      },
    })
    let output = ''
    const keep = (chunk: Buffer): void => {
      output += chunk.toString()
    }
    child.stdout?.on('data', keep)
    child.stderr?.on('data', keep)
    child.on('error', fail)
    const withdraw = onSignal(() => stopGuarded(child))
    child.on('close', (code) => {
      withdraw()
      countCpu(folder)
      settle({ code: code ?? 1, output })
    })
  })

/** A part with one check, which passes when the tool exits with 0. */
export const check = async (tool: string, args: readonly string[]): Promise<Result> => {
  const { code, output } = await command(tool, args)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}

/** Builds site and template in a process of its own: the build of a site sets NODE_ENV, and the CPU of a command is counted. */
export const build = (): Promise<Result> => check('node', ['scripts/tools/checks/prepare-here.ts'])
