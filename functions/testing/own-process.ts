import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const TESTING = import.meta.dirname

/** Functions read their environment once, when they are imported; a file that loads them again does so for all after it. */
const SETS_ENVIRONMENT = /process\.env\[[^\]]+\] = |delete process\.env|stubEnv|resetModules/

const IMPORT = /(?:from|import) '(?<name>#testing\/|\.[^']*\/)(?<path>[^']+\.tsx?)'/g

const helpersOf = (file: string, text: string): readonly string[] =>
  [...text.matchAll(IMPORT)]
    .map(({ groups }) =>
      groups?.['name'] === '#testing/'
        ? join(TESTING, groups['path'] ?? '')
        : resolve(dirname(file), `${groups?.['name'] ?? ''}${groups?.['path'] ?? ''}`),
    )
    .filter((path) => path.startsWith(TESTING) && existsSync(path))

const closureOf = (file: string, seen: Map<string, string>): void => {
  if (seen.has(file)) return
  const text = readFileSync(file, 'utf8')
  seen.set(file, text)
  for (const helper of helpersOf(file, text)) closureOf(helper, seen)
}

const closuresOf = (...files: readonly string[]): Map<string, string> => {
  const seen = new Map<string, string>()
  for (const file of files) closureOf(file, seen)
  return seen
}

const inTesting = (name: string): string => join(TESTING, name)

/** What the setup of the shared processes imports sets the environment for all of their files. */
const shared = closuresOf(inTesting('shared-process.ts'))
const sharedWithFaults = closuresOf(
  inTesting('shared-process.ts'),
  inTesting('shared-fault-proxy.ts'),
)

/** Which process a test file runs in: one that it shares with many, one with those that make faults, or its own. */
export type Home = 'shared' | 'faults' | 'own'

/**
 * Test files that share a process share the modules of the product as well, which read the environment once. A file
 * that sets it or loads them again, or whose helpers do, runs in a process of its own; the fault proxy is shared by those that use it.
 */
export const chooseHome = (file: string): Home => {
  const setters = [...closuresOf(file)]
    .filter(([, text]) => SETS_ENVIRONMENT.test(text))
    .map(([helper]) => helper)
  if (setters.every((helper) => shared.has(helper))) return 'shared'
  return setters.every((helper) => sharedWithFaults.has(helper)) ? 'faults' : 'own'
}
