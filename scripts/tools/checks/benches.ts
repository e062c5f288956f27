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

const bench = (name: string, ...args: readonly string[]): Bench => ({
  name: `bench ${name}`,
  args: [`scripts/tools/bench/${name}.ts`, ...args],
})

/** The measuring commands of CONTRIBUTING. */
export const BENCHES: readonly Bench[] = [
  bench('bench'),
  bench('news'),
  bench('push'),
  bench('export'),
  bench('erasure'),
  bench('abuse'),
  bench('search'),
  bench('start'),
  bench('memory'),
  {
    name: 'bench against',
    args: ['scripts/tools/bench/against/against.ts', 'HEAD', '--rounds', '1'],
  },
  { name: 'kill test', args: ['scripts/tools/kill-test.ts', '--rounds', '3'] },
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
