import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { environment } from './env.ts'
import { isRunning } from './process-state.ts'

const PREFIX = 'hoellenlaerm-run-'

/** A process of another container that shares the folder looks as if it had ended. */
const FORGOTTEN_MS = 24 * 60 * 60_000

const remove = (folder: string): void => {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  } catch {
    // What a process that still runs writes there is removed a day later.
  }
}

/** Removes the folders of runs that ended by kill -9. */
const removeForgotten = (parent: string): void => {
  for (const name of readdirSync(parent)) {
    const owner = name.startsWith(PREFIX) ? Number(/\d+/.exec(name)?.[0]) : 0
    if (owner === 0 || isRunning(owner)) continue
    const changed = statSync(join(parent, name), { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - changed > FORGOTTEN_MS) remove(join(parent, name))
  }
}

/**
 * Gives this run, and all processes that it starts, a temporary folder of its own, which is removed when this process
 * ends. Workers of test runners are killed before they could clean up after themselves.
 */
export const useRunFolder = (): void => {
  const parent = tmpdir()
  if (basename(parent).startsWith(PREFIX)) return
  removeForgotten(parent)
  const folder = mkdtempSync(join(parent, `${PREFIX}${String(process.pid)}-`))
  for (const name of ['TMPDIR', 'TEMP', 'TMP']) environment.all[name] = folder
  process.on('exit', () => remove(folder))
}
