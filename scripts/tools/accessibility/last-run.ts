import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ACCESSIBILITY_RUN } from '#shared/domain/accessibility-run.ts'
import type { AccessibilityRun } from '#shared/domain/accessibility.ts'
import { ROOT } from '../../root.ts'
import { missingSpecs, readRecords } from './records.ts'
import { differences, summarise } from './summary.ts'

const JOURNEYS = join(ROOT, 'frontend/e2e')
const RESULTS = join(ROOT, 'test-results')

/** What the last run of all journeys found. @throws Error when none ran, or only a part of them */
export const lastRun = (): AccessibilityRun => {
  const records = readRecords(RESULTS)
  const specs = globSync('**/*.spec.ts', { cwd: JOURNEYS })
  const texts = new Map(specs.map((spec) => [spec, readFileSync(join(JOURNEYS, spec), 'utf8')]))
  const missing = missingSpecs(texts, records)
  if (missing.length > 0)
    throw new Error(`These journeys have no result of axe:\n${missing.join('\n')}`)
  return summarise(records)
}

/** Why the committed statement is not what the last run found; empty when it is. */
export const statementProblems = (): readonly string[] => {
  const problems = differences(ACCESSIBILITY_RUN, lastRun())
  if (problems.length === 0) return []
  return ['The accessibility statement is out of date; run "npm run accessibility".', ...problems]
}
