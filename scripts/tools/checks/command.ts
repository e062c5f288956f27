import { join } from 'node:path'
import { spawnGuarded, stopGuarded } from '#testing/guarded-process.ts'
import { environment } from '../../env.ts'
import { onSignal } from '../../lifetime.ts'
import { ROOT } from '../../root.ts'
import type { Result } from './schedule.ts'

const BIN = join(ROOT, 'node_modules/.bin')

interface Ended {
  readonly code: number
  readonly output: string
}

/** Runs a tool of node_modules (or `node` itself) at the root and returns its output. */
export const command = (
  tool: string,
  args: readonly string[],
  extra: Readonly<Record<string, string | undefined>> = {},
): Promise<Ended> =>
  new Promise((settle, fail) => {
    const file = tool === 'node' ? process.execPath : join(BIN, tool)
    const child = spawnGuarded(file, args, {
      cwd: ROOT,
      // The build of the site sets NODE_ENV in this process.
      env: { ...environment.all, NODE_ENV: undefined, NO_COLOR: '1', ...extra },
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
      settle({ code: code ?? 1, output })
    })
  })

/** A part with one check, which passes when the tool exits with 0. */
export const check = async (tool: string, args: readonly string[]): Promise<Result> => {
  const { code, output } = await command(tool, args)
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output }
}
