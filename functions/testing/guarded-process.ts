import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'

/**
 * Ends the child and its children when the standard input closes, which happens even after a kill -9 of the owner.
 * What does not end within two seconds is killed. The shell ends after the child, with its exit code.
 */
const GUARD = `
trap : TERM
exec 3<&0
"$@" </dev/null 3<&- &
child=$!
(
  trap '' TERM
  cat <&3 >/dev/null
  kill -TERM 0
  tries=0
  while [ "$tries" -lt 20 ] && kill -0 "$child"; do sleep 0.1; tries=$((tries + 1)); done
  kill -KILL 0
) >/dev/null 2>&1 &
exec 3<&-
wait "$child"
code=$?
while kill -0 "$child" 2>/dev/null; do wait "$child"; code=$?; done
exit "$code"
`

const IS_WINDOWS = process.platform === 'win32'

type Options = Pick<SpawnOptions, 'cwd' | 'env'>

/** A child that ends with this process. Its standard input is closed; its output must be read. */
export const spawnGuarded = (
  program: string,
  args: readonly string[],
  options: Options = {},
): ChildProcess => {
  const guarded = IS_WINDOWS ? [program, ...args] : ['sh', '-c', GUARD, 'guard', program, ...args]
  const [file = '', ...rest] = guarded
  const child = spawn(file, rest, {
    ...options,
    stdio: ['pipe', 'pipe', 'pipe'],
    // A process group of its own, which the guard ends as a whole.
    detached: !IS_WINDOWS,
  })
  child.stdin.on('error', () => undefined)
  child.once('exit', () => child.stdin.end())
  return child
}

/** Ends a guarded child with all that it started. */
export const stopGuarded = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  if (IS_WINDOWS) child.kill()
  else child.stdin?.end()
  await ended
}

export interface GuardedProcess {
  readonly child: ChildProcess
  /** Its output so far, for the report of a failed start. */
  output(): string
  stop(): Promise<void>
}

/** Starts a program that ends with this process, also when this process is killed. */
export const startGuarded = (program: string, args: readonly string[]): GuardedProcess => {
  const child = spawnGuarded(program, args)
  let output = ''
  const collect = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000)
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return { child, output: () => output, stop: () => stopGuarded(child) }
}
