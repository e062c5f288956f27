import { spawnSync } from 'node:child_process'
import { ROOT } from '../../root.ts'

/** Runs git and returns its output, or undefined when it fails. */
export type Git = (...args: readonly string[]) => string | undefined

const git: Git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Files that differ from the commit, committed or not; undefined when git cannot tell. */
export const changedSince = (commit: string, run: Git = git): readonly string[] | undefined => {
  const changed = run('diff', '--name-only', '--no-renames', commit)
  const added = run('ls-files', '--others', '--exclude-standard')
  if (changed === undefined || added === undefined) return undefined
  return [...changed.split('\n'), ...added.split('\n')].filter((file) => file !== '')
}
