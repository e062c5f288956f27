import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../root.ts'
import { lastRun } from './accessibility/last-run.ts'

/** Writes what the last run of the journeys found into the data of the accessibility statement, barriers included. */
const FILE = join(ROOT, 'shared/domain/accessibility-run.ts')

const run = lastRun()

const text = `import type { AccessibilityRun } from './accessibility.ts'

/** Written by \`npm run accessibility\`; the statement of the site reads it. Do not change it by hand. */
export const ACCESSIBILITY_RUN: AccessibilityRun = ${JSON.stringify(run)}
`
writeFileSync(FILE, text)
execFileSync('oxfmt', [FILE], { stdio: 'inherit' })
const states = run.screens.reduce((sum, screen) => sum + screen.states, 0)
console.log(
  `The statement reports ${String(run.screens.length)} screens in ${String(states)} states.`,
)
