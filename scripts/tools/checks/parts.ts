import { build } from './build.ts'
import { check } from './command.ts'
import { functionBudgets } from './function-budgets.ts'
import { lighthouseCheck } from './lighthouse.ts'
import { pageBudgets } from './page-budgets.ts'
import type { Part } from './schedule.ts'
import { playwright, vitest } from './test-runs.ts'

const SIDES = ['frontend', 'functions', 'infra', 'scripts', 'shared']

const cruise = (config: string) => () =>
  check('depcruise', ['--config', config, '--output-type', 'err', ...SIDES])

const eslint = (config: string) => check('eslint', ['--config', config, '.', '--max-warnings', '0'])

/** Without a browser: the loop while working. */
const QUICK: readonly Part[] = [
  // The longest of those that run side by side.
  { name: 'lint', run: () => check('oxlint', []) },
  { name: 'lint conventions', run: () => eslint('eslint.config.js') },
  { name: 'lint with types', run: () => eslint('eslint.types.config.js') },
  { name: 'build', run: build },
  { name: 'types', run: () => check('tsc', ['--noEmit', '-p', '.']) },
  { name: 'format', run: () => check('prettier', ['--check', '--log-level', 'warn', '.']) },
  { name: 'boundaries', run: cruise('.dependency-cruiser.cjs') },
  { name: 'folder circles', run: cruise('.dependency-cruiser.folders.cjs') },
  {
    name: 'dead code',
    run: () => check('knip', ['--no-progress', '--treat-config-hints-as-errors']),
  },
  { name: 'openapi', run: () => check('node', ['scripts/tools/openapi.ts', '--check']) },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'screens', run: () => vitest('screens') },
  { name: 'integration', alone: true, run: () => vitest('integration') },
  { name: 'infra', run: () => vitest('infra') },
  { name: 'page budgets', after: ['build'], run: pageBudgets },
  { name: 'function budgets', alone: true, run: functionBudgets },
]

const BROWSER: readonly Part[] = [
  {
    name: 'journeys',
    after: ['build'],
    alone: true,
    run: playwright,
  },
  { name: 'lighthouse', after: ['build'], alone: true, run: lighthouseCheck },
]

export const partsFor = (fast: boolean): readonly Part[] => (fast ? QUICK : [...QUICK, ...BROWSER])
