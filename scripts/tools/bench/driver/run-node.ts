import { spawnGuarded, stopGuarded } from '#testing/guarded-process.ts'
import { environment } from '#scripts/env.ts'
import { onSignal } from '#scripts/lifetime.ts'

interface Options {
  readonly cwd?: string
  /** The whole environment; by default that of this process. */
  readonly env?: Readonly<Record<string, string | undefined>>
}

/** Runs a script in a process of its own, which ends with this one. Returns what it printed. @throws Error when it fails */
export const runNode = (args: readonly string[], options: Options = {}): Promise<string> =>
  new Promise((settle, fail) => {
    const child = spawnGuarded(process.execPath, args, { env: { ...environment.all }, ...options })
    const output = { out: '', error: '' }
    child.stdout?.on('data', (chunk: Buffer) => (output.out += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (output.error += chunk.toString()))
    child.on('error', fail)
    const withdraw = onSignal(() => stopGuarded(child))
    child.on('close', (code) => {
      withdraw()
      if (code === 0) settle(output.out)
      else
        fail(
          new Error(`${args.join(' ')} ended with ${String(code)}:\n${output.out}${output.error}`),
        )
    })
  })

/** The last line of what a script printed, as JSON. */
export const lastLine = (output: string): unknown =>
  JSON.parse(output.trim().split('\n').at(-1) ?? '')
