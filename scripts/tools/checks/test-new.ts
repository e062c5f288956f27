import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { spawnGuarded, stopGuarded } from '#testing/guarded-process.ts'
import { endOnSignals, onSignal } from '../../lifetime.ts'
import { ROOT } from '../../root.ts'
import { useRunFolder } from '../../run-folder.ts'
import { build } from './command.ts'
import type { Result } from './schedule.ts'
import { playwright, vitest } from './test-runs.ts'

const USAGE = `Usage: npm run test:new -- <commit>

Runs the test files that changed since the commit ten times beside four busy loops. What is red once there is red by
chance in the gate of somebody else.`

const RUNS = 10
const BUSY_LOOPS = 4

const JOURNEY = /^frontend\/e2e\/(?<file>.+\.spec\.ts)$/
const TEST = /\.test\.tsx?$/

interface Kind {
  readonly name: string
  readonly files: readonly string[]
  readonly run: (files: readonly string[]) => Promise<Result>
}

const kindsOf = (changed: readonly string[]): readonly Kind[] => {
  const files = changed.filter((file) => existsSync(join(ROOT, file)))
  const journeys = files.flatMap((file) => JOURNEY.exec(file)?.groups?.['file'] ?? [])
  return [
    {
      name: 'tests',
      files: files.filter((file) => TEST.test(file)),
      run: (tests: readonly string[]) => vitest('*', { files: tests }),
    },
    {
      name: 'journeys',
      files: journeys,
      run: (specs: readonly string[]) => playwright('all', specs),
    },
  ].filter((kind) => kind.files.length > 0)
}

/** Neighbours that take the machine. They end with this process. */
const startNeighbours = () =>
  Array.from({ length: BUSY_LOOPS }, () => spawnGuarded(process.execPath, ['-e', 'for(;;);']))

const runOften = async ({ name, files, run }: Kind): Promise<number> => {
  console.log(`${files.length} files with ${name}: ${files.join(', ')}`)
  let red = 0
  for (let count = 1; count <= RUNS; count++) {
    const { passed, failed, output } = await run(files)
    console.log(`${count} of ${RUNS}: ${passed} passed, ${failed} failed`)
    if (failed > 0 || passed === 0) {
      red += 1
      console.log(output)
    }
  }
  return red
}

/** Runs git and returns its output, or undefined when it fails. */
const git = (...args: readonly string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** Files that differ from the commit, committed or not; undefined when git cannot tell. */
const changedSince = (commit: string): readonly string[] | undefined => {
  const changed = git('diff', '--name-only', '--no-renames', commit)
  const added = git('ls-files', '--others', '--exclude-standard')
  if (changed === undefined || added === undefined) return undefined
  return [...changed.split('\n'), ...added.split('\n')].filter((file) => file !== '')
}

endOnSignals()
useRunFolder()
const [commit] = process.argv.slice(2)
const changed = commit === undefined ? undefined : changedSince(commit)
if (changed === undefined) {
  console.error(USAGE)
  process.exit(2)
}
const kinds = kindsOf(changed)
if (kinds.length === 0) console.log('No test file changed.')
if (kinds.some(({ name }) => name === 'journeys')) await build()
const neighbours = startNeighbours()
const end = async () => {
  await Promise.all(neighbours.map(stopGuarded))
}
onSignal(end)
let red = 0
try {
  for (const kind of kinds) red += await runOften(kind)
} finally {
  await end()
}
console.log(`${red} of ${kinds.length * RUNS} runs were red`)
process.exitCode = red > 0 ? 1 : 0
