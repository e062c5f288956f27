import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { endOnSignals } from '../lifetime.ts'
import { useRunFolder } from '../run-folder.ts'
import { runKillTest } from './kill-test/rounds.ts'

const USAGE = `Usage: npm run kill-test -- [--rounds 100] [--writes 150]

16 writers work on a local cloud of its own until it is killed with its whole process tree (kill -9). After each
restart every acknowledged write and every counter is compared with what the server answers. Each round kills
after the given number of acknowledged writes.`

const numberFrom = (text: string): number => {
  const value = Number(text)
  if (Number.isInteger(value) && value > 0) return value
  console.error(USAGE)
  process.exit(2)
}

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '100' },
    writes: { type: 'string', default: '150' },
  },
})
const rounds = numberFrom(values.rounds)
const writes = numberFrom(values.writes)
endOnSignals()
useRunFolder()
const directory = mkdtempSync(join(tmpdir(), 'kill-test-'))
try {
  const { acknowledged, findings } = await runKillTest({
    directory,
    rounds,
    writes,
    say: (line) => console.log(line),
  })
  console.log(
    `${String(rounds)} kills, ${String(acknowledged)} acknowledged writes, ${String(findings.length)} findings`,
  )
  process.exitCode = findings.length === 0 ? 0 : 1
} finally {
  rmSync(directory, { recursive: true, force: true })
}
