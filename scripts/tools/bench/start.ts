import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { environment } from '../../env.ts'
import { freePort } from '../../local/engines/free-port.ts'
import { median } from '../checks/median.ts'
import { addWorktree, commitOf } from './against/worktree.ts'
import { Cleanup } from './driver/cleanup.ts'
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

const cleanup = new Cleanup()
let running: ChildProcess | undefined

/** Signals the whole process group, as Ctrl-C in a terminal does. */
const signal = (name: NodeJS.Signals): void => {
  try {
    if (running?.pid !== undefined) process.kill(-running.pid, name)
  } catch {
    // All its processes have ended.
  }
}
cleanup.add(() => {
  signal('SIGKILL')
})

const commit = commitOf(positionals[0] ?? 'HEAD')
const tree = join(workFolder(), 'tree')
addWorktree(commit, tree, cleanup)

const stop = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit')
  signal('SIGINT')
  await ended
  running = undefined
}

/** Seconds until the local cloud is ready; it is stopped afterwards. */
const start = async (directory: string): Promise<number> => {
  const port = String(await freePort())
  const started = performance.now()
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: tree,
    detached: true,
    env: { ...environment.all, PORT: port, LOCAL_DIR: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running = child
  const said: string[] = []
  for await (const line of createInterface(child.stdout)) {
    said.push(line)
    if (!line.startsWith('ready ')) continue
    const seconds = (performance.now() - started) / 1000
    await stop(child)
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
process.exit(0)
