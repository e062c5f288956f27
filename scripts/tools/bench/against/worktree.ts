import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '#scripts/root.ts'

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim()

/** The full id of a commit. @throws Error when there is none */
export const resolveCommit = (name: string): string => {
  try {
    return git('rev-parse', '--verify', '--quiet', `${name}^{commit}`)
  } catch {
    throw new Error(`This repository has no commit ${name}. "git fetch" may bring it.`)
  }
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>
}

const packagesOf = (folder: string): Lockfile['packages'] =>
  (JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as Lockfile).packages

/** The packages whose versions differ, or that only the first tree has. */
export const differing = (one: Lockfile['packages'], other: Lockfile['packages']): string[] =>
  Object.entries(one).flatMap(([path, { version }]) =>
    path === '' || other[path]?.version === version ? [] : [path.replace(/^node_modules\//, '')],
  )

/** Checks out a commit into a folder until this process ends, with the packages that are installed here. */
export const addWorktree = (commit: string, folder: string): void => {
  process.once('exit', () => {
    rmSync(folder, { recursive: true, force: true })
    git('worktree', 'prune')
  })
  git('worktree', 'add', '--detach', folder, commit)
  const missing = differing(packagesOf(folder), packagesOf(ROOT))
  if (missing.length > 0)
    throw new Error(
      `The lockfile of ${commit.slice(0, 7)} has other versions of ${missing.join(', ')}. Both trees must run with the same packages: compare with a commit of this lockfile, or install that version of it first.`,
    )
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
}
