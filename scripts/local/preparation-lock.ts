import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isRunning } from './process-state.ts'

/** Two local clouds may start at once; only one builds, the other waits and finds the result. */
export const whileAlone = async (root: string, work: () => Promise<void>): Promise<void> => {
  const lock = join(root, 'dist', 'preparing.pid')
  mkdirSync(join(root, 'dist'), { recursive: true })
  while (!take(lock)) await sleep(200)
  try {
    await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

const take = (lock: string): boolean => {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (!isRunning(holder(lock))) rmSync(lock, { force: true })
    return false
  }
}

const holder = (lock: string): number => {
  try {
    return Number(readFileSync(lock, 'utf8')) || process.pid
  } catch {
    return process.pid
  }
}
