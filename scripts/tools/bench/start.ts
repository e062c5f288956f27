import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { spawnGuarded, stopGuarded } from '#testing/guarded-process.ts'
import { environment } from '../../env.ts'
import { endOnSignals, onSignal } from '../../lifetime.ts'
import { freePort } from '#testing/free-port.ts'
import { useRunFolder } from '../../run-folder.ts'
import { median } from '../measurements/median.ts'
import { reportFigures, type Figure } from '../measurements/figure.ts'
import { addWorktree, resolveCommit } from './against/worktree.ts'
import { workFolder } from './driver/work-folder.ts'
import { table } from './markdown.ts'
import { machine } from './report.ts'

const USAGE = `Usage: npm run bench:start -- [<commit>] [--rounds 3]

Measures the seconds from "npm start" to "ready" of a commit (HEAD without one), checked out into a temporary folder:
with nothing built, with an empty LOCAL_DIR, and with the LOCAL_DIR of an earlier start.`

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string', default: '3' } },
  allowPositionals: true,
})
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1 || positionals.length > 1) {
  console.error(USAGE)
  process.exit(2)
}

/** Until a page can be opened, on two quiet cores; without the installation. */
const MAX_SECONDS = { built: 60, empty: 30, kept: 15 }

endOnSignals()
useRunFolder()

const commit = resolveCommit(positionals[0] ?? 'HEAD')
const tree = join(workFolder(), 'tree')
addWorktree(commit, tree)

/** Lets it end by itself, so that the next start finds a state that was closed. */
const stop = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit')
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM')
  await ended
}

/** Seconds until the local cloud is ready; it is stopped afterwards. */
const start = async (directory: string): Promise<number> => {
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

const where = machine()
const directoryOf = (round: number): string => join(workFolder(), `state-${String(round)}`)
const built = await start(directoryOf(0))
const empty: number[] = []
const kept: number[] = []
for (let round = 1; round <= rounds; round++) {
  empty.push(await start(directoryOf(round)))
  kept.push(await start(directoryOf(round)))
}

console.log(`${commit.slice(0, 7)}, ${where}; medians of ${String(rounds)}.

${table(
  ['npm start', 'seconds until ready'],
  [
    ['nothing built, empty LOCAL_DIR (once)', built.toFixed(1)],
    ['empty LOCAL_DIR', median(empty).toFixed(1)],
    ['LOCAL_DIR of an earlier start', median(kept).toFixed(1)],
  ],
)}`)
const figure = (name: string, value: number, limit: number): Figure => ({
  ...{ name: `start: ${name}`, value, limit },
  unit: 's',
})
reportFigures([
  figure('nothing built', built, MAX_SECONDS.built),
  figure('empty LOCAL_DIR', median(empty), MAX_SECONDS.empty),
  figure('LOCAL_DIR of an earlier start', median(kept), MAX_SECONDS.kept),
])
process.exit()
