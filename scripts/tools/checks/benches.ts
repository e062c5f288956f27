import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figuresIn } from '../measurements/figure.ts'
import { command } from './command.ts'
import type { Result } from './schedule.ts'

interface Bench {
  readonly name: string
  readonly args: readonly string[]
}

const RUNNER = 'scripts/tools/bench/run.ts'

/** The measuring commands of CONTRIBUTING. */
export const BENCHES: readonly Bench[] = [
  ...['bench', 'news', 'push', 'export', 'erasure', 'abuse', 'search', 'start', 'memory'].map(
    (name) => ({ name: `bench ${name}`, args: [RUNNER, name] }),
  ),
  { name: 'bench against', args: [RUNNER, 'against', 'HEAD', '--rounds', '1'] },
  { name: 'kill test', args: [RUNNER, 'kill-test', '--rounds', '3'] },
]

/** Passes when the command does, which ends with 1 when a figure is above its limit. */
export const runBench = async ({ args }: Bench): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'))
  const file = join(folder, 'figures')
  try {
    const { code, output } = await command('node', args, { FIGURES_FILE: file })
    const failed = code === 0 ? 0 : 1
    return { passed: 1 - failed, failed, output, figures: figuresIn(file) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
