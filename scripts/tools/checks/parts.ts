import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { environment } from '../../env.ts'
import { ROOT } from '../../root.ts'
import { statementProblems } from '../accessibility/last-run.ts'
import { BENCHES, runBench } from './benches.ts'
import { build, check } from './command.ts'
import { functionBudgets, functionStarts } from './function-budgets.ts'
import { lighthouseCheck } from './lighthouse.ts'
import { builtStyles } from './built-styles.ts'
import { pageBudgets } from './page-budgets.ts'
import type { Part, Result } from './schedule.ts'
import { playwright, vitest, type Journeys } from './test-runs.ts'

const SIDES = ['frontend', 'functions', 'infra', 'scripts', 'shared']

const cruise = (config: string) => () =>
  check('depcruise', ['--config', config, '--output-type', 'err', ...SIDES])

/** The types of CSS modules are written and not kept, so they come first. */
const lintAndTypes = async (): Promise<Result> => {
  const written = await check('node', ['scripts/tools/css/write-types.ts'])
  return written.failed > 0 ? written : check('oxlint', [])
}

/** Both workers of vitest and of Playwright. */
const BOTH = 2

/** What measures runs beside nothing. */
const ALONE = Infinity

/** Files that share a process, and files that need one of their own. */
const INTEGRATION = 'integration*'

const vitestPart = (name: string, cpuBudget: number, onlyNew: boolean, project = name): Part => ({
  name,
  slots: BOTH,
  cpuBudget,
  run: () => vitest(project, { onlyNew }),
  again: (files) => vitest(project, { files }),
})

const journeysAgain = (which: Journeys) => (files: readonly string[]) => playwright(which, files)

/**
 * Checks without a browser, for the work in progress.
 * @param onlyNew leaves out test files that passed on this machine with the code that they have
 */
const quickParts = (onlyNew: boolean): readonly Part[] => [
  { name: 'lint and types', cpuBudget: 50, run: lintAndTypes },
  vitestPart('unit', 110, onlyNew),
  { name: 'build', cpuBudget: 60, run: build },
  vitestPart('integration', 330, onlyNew, INTEGRATION),
  vitestPart('screens', 170, onlyNew),
  vitestPart('local-cloud', 60, onlyNew),
  { ...vitestPart('infra', 60, onlyNew), after: ['build'] },
  // One after the other they fill what the parts above leave of the machine.
  { name: 'format', run: () => check('oxfmt', ['--check', '.']) },
  { name: 'openapi', run: () => check('node', ['scripts/tools/openapi.ts', '--check']) },
  { name: 'boundaries', run: cruise('.dependency-cruiser.cjs') },
  { name: 'folder circles', run: cruise('.dependency-cruiser.folders.cjs') },
  {
    name: 'dead code',
    run: () => check('knip', ['--no-progress', '--treat-config-hints-as-errors']),
  },
  { name: 'page budgets', after: ['build'], run: pageBudgets },
  { name: 'built styles', after: ['build'], run: builtStyles },
  { name: 'function bytes', after: ['build'], run: functionBudgets },
]

const CORE_JOURNEYS: Part = {
  name: 'core journeys',
  cpuBudget: 250,
  after: ['build'],
  slots: BOTH,
  run: () => playwright('core'),
  again: journeysAgain('core'),
}

const TEST_PROJECTS = `unit,screens,${INTEGRATION},local-cloud,hostile,infra`

/** How often the random search tries a property, as a multiple of the gate. */
const PROPERTY_RUNS = '4'

/** Tests of the real engines that try values at random. */
const randomTests = (): readonly string[] =>
  globSync('functions/**/*.int.test.ts', { cwd: ROOT }).filter((file) =>
    /from 'fast-check'|hostile-calls/.test(readFileSync(join(ROOT, file), 'utf8')),
  )

/** `HOSTILE_SEED` and `PROPERTY_SEED` are printed with a failure and repeat it. */
const randomSearch = (): Promise<Result> => {
  const seed = environment.all['HOSTILE_SEED'] ?? String(Date.now() % 1_000_000_000)
  console.log(`The random search has the seed ${seed}.`)
  return vitest(INTEGRATION, {
    tags: '!measure || measure',
    files: randomTests(),
    extra: { HOSTILE_SEED: seed, PROPERTY_SEED: seed, PROPERTY_RUNS, HOSTILE_CALLS: '2000' },
  })
}

const problems = (): readonly string[] => {
  try {
    return statementProblems()
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** All journeys, and after they passed whether the accessibility statement says what axe found in them. */
const allJourneys = async (): Promise<Result> => {
  const result = await playwright('all')
  if (result.failed > 0) return result
  const found = problems()
  if (found.length === 0) return { ...result, passed: result.passed + 1 }
  return { ...result, failed: 1, output: found.join('\n') }
}

/** What the gate leaves out: measurements, random searches, and journeys below which a screen test asserts the same. */
const FULL: readonly Part[] = [
  {
    name: 'journeys',
    after: ['build'],
    slots: BOTH,
    run: allJourneys,
    again: journeysAgain('all'),
  },
  { name: 'lighthouse', after: ['build'], slots: ALONE, run: lighthouseCheck },
  { name: 'function starts', after: ['build'], slots: ALONE, run: functionStarts },
  { name: 'measures', slots: ALONE, run: () => vitest(TEST_PROJECTS, { tags: 'measure' }) },
  { name: 'random search', slots: ALONE, run: randomSearch },
  ...BENCHES.map((bench): Part => ({ name: bench.name, slots: ALONE, run: () => runBench(bench) })),
]

/** The fast loop has no browser and repeats no test that passed; the gate has one right answer to each check; the full set also measures. */
export type Extent = 'fast' | 'gate' | 'full'

/** What is asked for by name runs whole. */
export const partsFor = (extent: Extent, names: readonly string[]): readonly Part[] => {
  const quick = quickParts(extent === 'fast' && names.length === 0)
  if (extent === 'fast') return quick
  return extent === 'gate' ? [CORE_JOURNEYS, ...quick] : [...quick, ...FULL]
}
