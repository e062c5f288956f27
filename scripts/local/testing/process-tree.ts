import { execFileSync } from 'node:child_process'

/** Process ids of a process and of everything that it started, itself first. Needs `ps`. */
export const processTree = (root: number): number[] => {
  const children = Map.groupBy(
    execFileSync('ps', ['-A', '-o', 'pid=', '-o', 'ppid='], { encoding: 'utf8' })
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number)),
    ([, parent]) => parent,
  )
  const found = [root]
  for (const id of found) for (const [child] of children.get(id) ?? []) found.push(Number(child))
  return found
}

/** Those that run. A process that ended and whose parent has not asked for its exit code does not. */
export const runningOf = (ids: readonly number[]): number[] =>
  execFileSync('ps', ['-A', '-o', 'pid=', '-o', 'stat='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([, state = '']) => !state.startsWith('Z'))
    .map(([id]) => Number(id))
    .filter((id) => ids.includes(id))

/** Kills all of them at once with SIGKILL, so that no part can react to the end of another. */
export const killTree = (root: number): void => {
  for (const id of processTree(root)) {
    try {
      process.kill(id, 'SIGKILL')
    } catch {
      // It ended meanwhile.
    }
  }
}
