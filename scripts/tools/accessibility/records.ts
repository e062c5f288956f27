import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

/** Below the folder of test results. */
export const RECORDS = 'accessibility'

/** One look of axe at one state of a screen. */
const AccessibilityRecord = z.object({
  at: z.iso.datetime(),
  /** The file of the journey, from the folder of the journeys. */
  spec: z.string(),
  project: z.string(),
  path: z.string(),
  /** Of the window, in pixels. */
  width: z.int(),
  /** The value of `color-scheme`. */
  theme: z.string(),
  axe: z.string(),
  browser: z.string(),
  rules: z.int(),
  violations: z.int(),
  undecidedContrast: z.int(),
})
export type AccessibilityRecord = z.infer<typeof AccessibilityRecord>

/** The records of the last run of the journeys; none when they never ran. */
export const readRecords = (results: string): readonly AccessibilityRecord[] => {
  const folder = join(results, RECORDS)
  if (!existsSync(folder)) return []
  return readdirSync(folder).flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => AccessibilityRecord.parse(JSON.parse(line))),
  )
}

/** Calls of the fixtures that let axe look. */
const LOOKS = /\bexpect(?:Screen|Page)?Accessible\(/

/**
 * The journeys that let axe look and have no record, by project: then only a part of them ran.
 * @param specs the text of each journey by its path from the folder of the journeys
 */
export const missingSpecs = (
  specs: ReadonlyMap<string, string>,
  records: readonly AccessibilityRecord[],
): readonly string[] => {
  const present = new Set(records.map(({ spec, project }) => `${spec} (${project})`))
  return [...specs]
    .filter(([, text]) => LOOKS.test(text))
    .flatMap(([spec]) => projectsOf(spec).map((project) => `${spec} (${project})`))
    .filter((one) => !present.has(one))
}

/** As in playwright.config.ts. */
const projectsOf = (spec: string): readonly string[] => {
  if (spec.endsWith('.every.spec.ts')) return ['desktop', 'phone']
  return [spec.endsWith('.phone.spec.ts') ? 'phone' : 'desktop']
}
