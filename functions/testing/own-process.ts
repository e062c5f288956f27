import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const TESTING = import.meta.dirname

/** Functions read their environment once, when they are imported. */
const SETS_ENVIRONMENT = /process\.env\[[^\]]+\] = |delete process\.env|stubEnv/

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

/** What the setup of the shared process imports sets the environment for all files. */
const shared = new Map<string, string>()
closureOf(join(TESTING, 'shared-process.ts'), shared)

/**
 * Test files that share a process share the modules of the product as well, which read the environment once. A file
 * that sets it, or whose helpers do, runs in a process of its own.
 */
export const needsOwnProcess = (file: string): boolean => {
  const seen = new Map<string, string>()
  closureOf(file, seen)
  return [...seen].some(([helper, text]) => !shared.has(helper) && SETS_ENVIRONMENT.test(text))
}
