import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Tree } from './references.ts'

/** Files that are not committed, and the generated lock file. */
const SKIPPED = new Set([
  '.DS_Store',
  '.git',
  '.local',
  'cdk.out',
  'coverage',
  'dist',
  'node_modules',
  'package-lock.json',
  'playwright-report',
  'test-results',
])

const TEXT = /\.(?:cjs|css|html|js|json|md|mjs|svg|ts|tsx|txt)$/u

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? filesIn(path) : [path]
    })

/** The working tree below `root`, with the content of its text files. */
export const readTree = (root: string): Tree => {
  const files = filesIn(root)
  const nameOf = (file: string): string => relative(root, file)
  const texts = files.filter((file) => TEXT.test(file))
  return {
    texts: new Map(texts.map((file) => [nameOf(file), readFileSync(file, 'utf8')])),
    paths: files.filter((file) => !TEXT.test(file)).map(nameOf),
  }
}
