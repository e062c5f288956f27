import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'

/** Ends the child when its standard input closes, which happens even after a kill -9 of this process. */
const GUARD = `
exec 3<&0
"$@" </dev/null 3<&- &
child=$!
( cat <&3 >/dev/null; kill "$child" 2>/dev/null ) &
exec 3<&-
wait "$child"
`

export interface GuardedProcess {
  readonly child: ChildProcess
  /** Its output so far, for the report of a failed start. */
  output(): string
  /** Releases the handles of a process that has ended. */
  release(): void
  stop(): Promise<void>
}

/** Starts a program that ends with this process, also when this process is killed. */
export const startGuarded = (program: string, args: readonly string[]): GuardedProcess => {
  const command = process.platform === 'win32' ? [program] : ['sh', '-c', GUARD, 'guard', program]
  const [file = '', ...before] = command
  const child = spawn(file, [...before, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: process.platform !== 'win32',
  })
  let output = ''
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000)
  }
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  child.stdin.on('error', () => undefined)
  return {
    child,
    output: () => output,
    release: () => child.stdin.end(),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      if (process.platform === 'win32') child.kill()
      else child.stdin.end()
      await ended
    },
  }
}
