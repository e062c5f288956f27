import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from '#testing/free-port.ts'
import { spawnGuarded, stopGuarded } from '#testing/guarded-process.ts'
import { environment } from '../../env.ts'
import { onSignal } from '../../lifetime.ts'
import { median } from '../measurements/median.ts'
import { addWorktree, resolveCommit } from './against/worktree.ts'
import { defineBench, machine } from './bench.ts'
import { table } from './markdown.ts'

/** Lets it end by itself, so that the next start finds a state that was closed. */
const stop = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit')
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  await ended
}

/** Seconds until the local cloud is ready; it is stopped afterwards. */
const start = async (tree: string, directory: string): Promise<number> => {
  const port = String(await freePort())
  const started = performance.now()
  const child = spawnGuarded(process.execPath, ['scripts/start.mjs'], {
    cwd: tree,
    env: { ...environment.all, PORT: port, LOCAL_DIR: directory },
  })
  const withdraw = onSignal(() => stopGuarded(child))
  const said: string[] = []
  child.stderr?.on('data', (chunk: Buffer) => said.push(chunk.toString()))
  if (!child.stdout) throw new Error('npm start has no output.')
  for await (const line of createInterface(child.stdout)) {
    said.push(line)
    if (!line.startsWith('ready ')) continue
    const seconds = (performance.now() - started) / 1000
    await stop(child)
    withdraw()
    return seconds
  }
  throw new Error(`npm start ended before it was ready:\n${said.join('\n')}`)
}

export const bench = defineBench({
  usage: `Usage: npm run bench:start -- [<commit>] [--rounds 3]

Measures the seconds from "npm start" to "ready" of a commit (HEAD without one), checked out into a temporary folder:
with nothing built, with an empty LOCAL_DIR, and with the LOCAL_DIR of an earlier start.`,
  takesCommit: true,
  options: { rounds: 3 },
  // Until a page can be opened, on two quiet cores; without the installation.
  figures: {
    'nothing built': [60, 's'],
    'empty LOCAL_DIR': [30, 's'],
    'LOCAL_DIR of an earlier start': [15, 's'],
  },
  measure: async ({ options: { rounds }, commit: named = 'HEAD', directory }) => {
    const commit = resolveCommit(named)
    const tree = join(directory, 'tree')
    addWorktree(commit, tree)
    const where = machine()
    const stateOf = (round: number): string => join(directory, `state-${String(round)}`)
    const built = await start(tree, stateOf(0))
    const [empty, kept]: [number[], number[]] = [[], []]
    for (let round = 1; round <= rounds; round++) {
      empty.push(await start(tree, stateOf(round)))
      kept.push(await start(tree, stateOf(round)))
    }
    const rows = [
      ['nothing built, empty LOCAL_DIR (once)', built.toFixed(1)],
      ['empty LOCAL_DIR', median(empty).toFixed(1)],
      ['LOCAL_DIR of an earlier start', median(kept).toFixed(1)],
    ]
    console.log(
      `${commit.slice(0, 7)}, ${where}; medians of ${String(rounds)}.\n\n${table(['npm start', 'seconds until ready'], rows)}`,
    )
    return {
      'nothing built': built,
      'empty LOCAL_DIR': median(empty),
      'LOCAL_DIR of an earlier start': median(kept),
    }
  },
})
