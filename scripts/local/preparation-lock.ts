import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ExpectedProblem } from './state/expected-problem.ts'
import { isRunning } from '../process-state.ts'

const held = new Set<string>()

/** When two local clouds start at once, one builds and the other waits for the result. */
export const whileAlone = async (
  root: string,
  say: (line: string) => void,
  work: () => Promise<void>,
): Promise<void> => {
  const lock = join(root, 'dist', 'preparing.pid')
  mkdirSync(join(root, 'dist'), { recursive: true })
  let waits = 0
  while (!take(lock)) {
    if (waits++ === 0) say(`Another local cloud is building. Waiting for it (${lock}) …`)
    await sleep(200)
  }
  const release = () => {
    held.delete(lock)
    rmSync(lock, { force: true })
  }
  process.once('exit', release)
  try {
    await work()
  } finally {
    process.off('exit', release)
    release()
  }
}

const take = (lock: string): boolean => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    held.add(lock)
    return true
  } catch (error) {
    if (!isTaken(error)) {
      rmSync(lock, { force: true })
      throw new ExpectedProblem(
        `Nothing can be built, because ${lock} cannot be written (${String(error)}).`,
      )
    }
    if (isStale(lock)) rmSync(lock, { force: true })
    return false
  }
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST'

/** Process ids are reused: our own id in an old lock file does not mean that its owner is alive. */
const isStale = (lock: string): boolean => {
  const holder = holderOf(lock)
  if (holder === undefined) return false
  return holder === process.pid ? !held.has(lock) : !isRunning(holder)
}

const holderOf = (lock: string): number | undefined => {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined
  } catch {
    return undefined
  }
}
