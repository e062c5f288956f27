import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { environment } from '../state/env.ts'
import { processTree, runningOf } from './process-tree.ts'

const POLL_MS = 25
/** For the last output. Processes that outlive the program keep it open. */
const OUTPUT_MS = 300

export interface Program {
  readonly pid: number
  output(): string
  /** Resolves when the output contains the text. */
  printed(text: string): Promise<void>
  /** Resolves with the exit code, 128 and more after a signal as in a shell. */
  ended(): Promise<number>
  /** Ids of this process and of everything that it started. */
  tree(): readonly number[]
}

/** Runs a program in a process group of its own, as a terminal does. */
export const runProgram = (
  file: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = environment.all,
  cwd?: string,
): Program => {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], detached: true, env, cwd })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  const exit = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>
  const closed = once(child, 'close')
  const pid = child.pid ?? 0
  return {
    pid,
    output: () => output,
    printed: async (text) => {
      while (!output.includes(text)) {
        if (child.exitCode !== null || child.signalCode !== null)
          throw new Error(`The program ended. It printed:\n${output}`)
        await sleep(POLL_MS)
      }
    },
    ended: async () => {
      const [code, signal] = await exit
      await Promise.race([closed, sleep(OUTPUT_MS)])
      return code ?? 128 + constants.signals[signal ?? 'SIGKILL']
    },
    tree: () => processTree(pid),
  }
}

/** Those of the processes that still run after `ms`; returns early when there are none. */
export const survivors = async (ids: readonly number[], ms: number): Promise<readonly number[]> => {
  const end = Date.now() + ms
  let alive = runningOf(ids)
  while (alive.length > 0 && Date.now() < end) {
    await sleep(POLL_MS)
    alive = runningOf(alive)
  }
  return alive
}
