import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '#testing/free-port.ts'
import { environment } from '../state/env.ts'
import { killTree } from './process-tree.ts'

export interface LocalCloudProcess {
  readonly url: string
  readonly pid: number
  /** Everything that it printed. */
  output(): string
  /** Kills the process and everything that it started, so that nothing is cleaned up. */
  kill(): Promise<void>
}

const MAX_PORTS = 5

/**
 * The product as `npm start` runs it, with demo content only when `seed` is true.
 * Another process may take the free port before the local cloud listens on it: then the next one is tried.
 */
export const startProcess = async (
  directory: string,
  variables: Readonly<Record<string, string>> = {},
  seed = false,
  triesLeft = MAX_PORTS,
): Promise<LocalCloudProcess> => {
  const port = await freePort()
  try {
    return await startOn(port, directory, variables, seed)
  } catch (error) {
    if (triesLeft <= 1 || !String(error).includes(`Port ${String(port)} is taken`)) throw error
    return startProcess(directory, variables, seed, triesLeft - 1)
  }
}

const startOn = async (
  port: number,
  directory: string,
  variables: Readonly<Record<string, string>>,
  seed: boolean,
): Promise<LocalCloudProcess> => {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, '../../product/start.ts'), ...(seed ? [] : ['--no-seed'])],
    {
      env: {
        ...environment.all,
        ...variables,
        PORT: String(port),
        LOCAL_DIR: directory,
        ENDS_WITH_PARENT: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const output = await untilReady(child)
  const { pid } = child
  if (pid === undefined) throw new Error('The local cloud has no process id.')
  return {
    url: `http://localhost:${String(port)}`,
    pid,
    output,
    kill: async () => {
      const ended = once(child, 'exit')
      killTree(pid)
      await ended
    },
  }
}

const untilReady = (child: ChildProcess): Promise<() => string> =>
  new Promise((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk.toString()
      if (/^ready /m.test(printed)) resolve(() => printed)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('exit', () => reject(new Error(`The local cloud ended. It printed:\n${printed}`)))
  })
