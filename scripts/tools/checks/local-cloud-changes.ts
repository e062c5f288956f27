import { spawnSync } from 'node:child_process'
import { ROOT } from '../../root.ts'

/** Runs git and returns its output, or undefined when it fails. */
export type Git = (...args: readonly string[]) => string | undefined

const git: Git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** On the main branch without a remote, nothing says which commits were checked before. */
const baseOf = (run: Git): string | undefined => {
  const remote = run('merge-base', 'HEAD', 'origin/main')
  if (remote !== undefined) return remote
  const local = run('merge-base', 'HEAD', 'main')
  return local === run('rev-parse', 'HEAD') ? undefined : local
}

/** Files that differ from the main branch, committed or not; undefined when git cannot tell. */
export const changedFiles = (run: Git = git): readonly string[] | undefined => {
  const base = baseOf(run)
  if (base === undefined) return undefined
  const changed = run('diff', '--name-only', '--no-renames', base)
  const added = run('ls-files', '--others', '--exclude-standard')
  if (changed === undefined || added === undefined) return undefined
  return [...changed.split('\n'), ...added.split('\n')].filter((file) => file !== '')
}

/** What the tests of the local cloud exercise; files at the root hold packages and settings. */
const EXERCISED = /^(scripts|infra|functions\/(platform|testing))\/|^[^/]+$/

/** Why the tests of the local cloud may be skipped, or undefined when they must run. */
export const reasonToSkipLocalCloud = (
  isCi: boolean,
  changed: readonly string[] | undefined,
): string | undefined =>
  isCi || changed === undefined || changed.some((file) => EXERCISED.test(file))
    ? undefined
    : 'no change in scripts, infra, functions/platform, functions/testing or at the root'
