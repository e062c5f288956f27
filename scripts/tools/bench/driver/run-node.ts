import { spawn, type ChildProcess } from 'node:child_process'
import { environment } from '#scripts/env.ts'

interface Options {
  readonly cwd?: string
  /** The whole environment; by default that of this process. */
  readonly env?: Readonly<Record<string, string | undefined>>
}

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL')
})

/** Runs a script in a process of its own, which ends with this one. Returns what it printed. @throws Error when it fails */
export const runNode = (args: readonly string[], options: Options = {}): Promise<string> =>
  new Promise((settle, fail) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment.all },
      ...options,
    })
    running.add(child)
    const output = { out: '', error: '' }
    child.stdout.on('data', (chunk: Buffer) => (output.out += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output.error += chunk.toString()))
    child.on('error', fail)
    child.on('close', (code) => {
      running.delete(child)
      if (code === 0) settle(output.out)
      else fail(new Error(`${args.join(' ')} ended with ${String(code)}:\n${output.error}`))
    })
  })

/** The last line of what a script printed, as JSON. */
export const lastLine = (output: string): unknown =>
  JSON.parse(output.trim().split('\n').at(-1) ?? '')
