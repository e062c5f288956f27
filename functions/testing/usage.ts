import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What one test file used of the functions that it ran, by their names in access.ts. */
export interface Usage {
  readonly testFile: string
  /** Grants that were needed, written as in `grantsIn`. */
  readonly grants: Readonly<Record<string, readonly string[]>>
  readonly succeeded: readonly string[]
  /** What it stored and the catalogue of functions/privacy does not name. */
  readonly uncatalogued: readonly string[]
}

const grants = new Map<string, Set<string>>()
const succeeded = new Set<string>()

export const recordGrant = (name: string, grant: string): void => {
  const used = grants.get(name) ?? new Set()
  grants.set(name, used.add(grant))
}

/** The endpoint answered below 400, or the effect, worker or schedule did its work. */
export const recordSuccess = (name: string): void => {
  succeeded.add(name)
}

/**
 * Test files run in several processes; each file writes its usage to `directory` for the end of the run. The next file
 * of this process begins with none: which files share a process is chance.
 */
export const writeUsage = (
  directory: string,
  testFile: string,
  uncatalogued: readonly string[],
): void => {
  const usage: Usage = {
    testFile,
    grants: Object.fromEntries([...grants].map(([name, used]) => [name, [...used]])),
    succeeded: [...succeeded],
    uncatalogued,
  }
  mkdirSync(directory, { recursive: true })
  const name = createHash('sha256').update(testFile).digest('hex')
  writeFileSync(join(directory, `${name}.json`), JSON.stringify(usage))
  grants.clear()
  succeeded.clear()
}
