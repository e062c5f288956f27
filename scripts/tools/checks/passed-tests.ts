import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { environment } from '../../env.ts'
import { ROOT } from '../../root.ts'
import { findImports } from '../imports.ts'
import { readTree } from './read-tree.ts'
import type { Tree } from './references.ts'

/** What says how tests run; the files that it names are loaded before each of them. */
const CONFIG = 'vitest.config.ts'
const LOCK = 'package-lock.json'
const SETTINGS = [CONFIG, 'package.json', LOCK, 'tsconfig.json']

/** Written by the linter's run, so a new clone lacks them at first. */
const GENERATED = '.module.css.d.ts'

const TEST = /\.test\.tsx?$/

/** A test that looks for files itself may read any of them; a helper reads data. */
const READS_FILES = /node:fs|node:child_process|import\.meta\./
const CODE_OR_DOCUMENT = /\.(?:tsx?|css|md)$/

const DOMAIN = /^functions\/[^/]+\//

const hashOf = (texts: readonly string[]): string => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(`${String(text.length)}:${text}`)
  return hash.digest('hex')
}

/**
 * Names test files by what they run: their text, all that it imports, and the permissions of its functions. What a helper
 * reads of code and documents while a test runs is not seen.
 * @param texts the files of the repository by their paths from the root
 */
export const keysOfTests = (
  texts: Tree['texts'],
  testFiles: readonly string[],
): ReadonlyMap<string, string> => {
  const needs = new Map<string, readonly string[]>()
  const needsOf = (file: string): readonly string[] => {
    const known = needs.get(file)
    if (known) return known
    const access = DOMAIN.exec(file)?.[0].concat('access.ts') ?? file
    const found = [...findImports(file, texts.get(file) ?? ''), access].filter((one) =>
      texts.has(one),
    )
    needs.set(file, found)
    return found
  }
  const withImports = (files: readonly string[]): readonly string[] => {
    const all = new Set(files)
    for (const file of all) for (const needed of needsOf(file)) all.add(needed)
    return [...all].toSorted()
  }
  const contents = (files: readonly string[]): string =>
    hashOf(files.flatMap((file) => [file, texts.get(file) ?? '']))

  const named = [...(texts.get(CONFIG) ?? '').matchAll(/'([^'*]+\.ts)'/g)].map(
    ([, path = '']) => path,
  )
  const forAll = contents([...SETTINGS, ...withImports(named.filter((path) => texts.has(path)))])
  const paths = [...texts.keys()].toSorted()
  const everything = contents(paths)
  const data = contents(paths.filter((path) => !CODE_OR_DOCUMENT.test(path)))
  const readsFiles = (file: string): boolean => READS_FILES.test(texts.get(file) ?? '')
  const keyOf = (file: string): string => {
    if (readsFiles(file)) return everything
    const all = withImports([file])
    return contents(all) + (all.some(readsFiles) ? data : '')
  }
  return new Map(
    testFiles.map((file) => [file, hashOf([process.version, forAll, file, keyOf(file)])]),
  )
}

type Keys = ReadonlyMap<string, string>

let keysHere: Keys | undefined

/** The keys of all test files of the repository when this was first called, which is before they run. */
export const readKeys = (): Keys => {
  if (keysHere) return keysHere
  const { texts: found, paths } = readTree(ROOT)
  const texts = [...found].filter(([path]) => !path.endsWith(GENERATED))
  const others = [...paths, LOCK].map(
    (path) => [path, readFileSync(join(ROOT, path), 'latin1')] as const,
  )
  keysHere = keysOfTests(
    new Map([...texts, ...others]),
    texts.map(([path]) => path).filter((path) => TEST.test(path)),
  )
  return keysHere
}

/** Keys of test files that passed on this machine, a line each, the latest last. */
const STORE = join(environment.cacheFolder, 'hoellenlaerm', 'passed-tests')

/** Of some twenty versions of all test files. */
const MAX_KEYS = 25_000

const readPassed = (): readonly string[] =>
  existsSync(STORE) ? readFileSync(STORE, 'utf8').split('\n') : []

/** Those of the test files, by their paths from the root, that did not pass on this machine with the code that they have. */
export const withoutPassed = (keys: Keys, files: readonly string[]): readonly string[] => {
  const passed = new Set(readPassed())
  return files.filter((file) => !passed.has(keys.get(file) ?? ''))
}

/** Two runs at once may lose keys of each other, whose tests then run once more. */
export const keepPassed = (keys: Keys, files: readonly string[]): void => {
  const added = files.flatMap((file) => keys.get(file) ?? [])
  const all = new Set([...readPassed(), ...added])
  mkdirSync(dirname(STORE), { recursive: true })
  writeFileSync(STORE, [...all].slice(-MAX_KEYS).join('\n'))
}
