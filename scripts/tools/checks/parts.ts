import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from '../../env.ts'
import { ROOT } from '../../root.ts'
import { build } from './build.ts'
import { check } from './command.ts'
import { functionBudgets } from './function-budgets.ts'
import { lighthouseCheck } from './lighthouse.ts'
import { builtStyles } from './built-styles.ts'
import { pageBudgets } from './page-budgets.ts'
import { changedFiles, reasonToSkipLocalCloud } from './local-cloud-changes.ts'
import type { Part, Result } from './schedule.ts'
import { journeys } from './journeys.ts'
import { vitest } from './test-runs.ts'

const SIDES = ['frontend', 'functions', 'infra', 'scripts', 'shared']

const cruise = (config: string) => () =>
  check('depcruise', ['--config', config, '--output-type', 'err', ...SIDES])

/** Deleted with the packages. Every tool compares contents, so a cached result is valid for its files only. */
const CACHE = 'node_modules/.cache'

const TYPES = ['--noEmit', '-p', '.', '--incremental', '--tsBuildInfoFile', `${CACHE}/types.json`]

/** Not every plugin names its version, so an update of a package must start another cache. */
const packages = (): string =>
  createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex')
    .slice(0, 12)

const cacheOf = (tool: string): readonly string[] => [
  ...['--cache', '--cache-strategy', 'content'],
  ...['--cache-location', `${CACHE}/${tool}-${packages()}.json`],
]

const eslint = (config: string, ...more: readonly string[]) =>
  check('eslint', ['--config', config, '.', '--max-warnings', '0', ...more])

const localCloud = async (maySkip: boolean): Promise<Result> => {
  const reason = maySkip ? reasonToSkipLocalCloud(environment.isCi, changedFiles()) : undefined
  if (reason === undefined) return vitest('local-cloud')
  return { passed: 0, failed: 0, output: '', note: `skipped: ${reason}` }
}

/** Checks without a browser, for the work in progress. */
const quickParts = (maySkip: boolean): readonly Part[] => [
  { name: 'typed eslint', run: () => eslint('eslint.types.config.js') },
  { name: 'oxlint', run: () => check('oxlint', []) },
  { name: 'eslint', run: () => eslint('eslint.config.js', ...cacheOf('eslint')) },
  { name: 'build', run: build },
  { name: 'types', run: () => check('tsc', TYPES) },
  // The service worker has globals of its own.
  { name: 'worker types', run: () => check('tsc', ['--noEmit', '-p', 'frontend/src/sw']) },
  {
    name: 'format',
    run: () => check('prettier', ['--check', '--log-level', 'warn', ...cacheOf('prettier'), '.']),
  },
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
  { name: 'local-cloud', alone: true, run: () => localCloud(maySkip) },
  { name: 'infra', run: () => vitest('infra') },
  { name: 'page budgets', after: ['build'], run: pageBudgets },
  { name: 'built styles', after: ['build'], run: builtStyles },
  { name: 'function budgets', alone: true, run: functionBudgets },
]

const BROWSER: readonly Part[] = [
  { name: 'journeys', after: ['build'], alone: true, run: journeys },
  { name: 'lighthouse', after: ['build'], alone: true, run: lighthouseCheck },
]

/** `fast` leaves out the browser; the local cloud may be skipped only then and only if not asked for by name. */
export const partsFor = (fast: boolean, names: readonly string[]): readonly Part[] => {
  const quick = quickParts(fast && names.length === 0)
  return fast ? quick : [...quick, ...BROWSER]
}
