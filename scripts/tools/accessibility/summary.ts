import type { AccessibilityRun } from '#shared/domain/accessibility.ts'
import type { AccessibilityRecord } from './records.ts'

/** The second parts of paths that are no id and no name. */
const SCREENS_BELOW = /^\/admin\/[a-z]+$/

const patternOf = (path: string): string => {
  if (SCREENS_BELOW.test(path)) return path
  const parts = path.replace(/\/$/, '').split('/')
  const last = parts.length - 1
  return parts.map((part, index) => (last > 1 && index === last ? '…' : part)).join('/') || '/'
}

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)

const byPath = (a: { path: string }, b: { path: string }): number => (a.path < b.path ? -1 : 1)

const statesOf = (records: readonly AccessibilityRecord[]): AccessibilityRun['screens'] => {
  const paths = records.map(({ path }) => patternOf(path))
  return distinct(paths)
    .map((path) => ({ path, states: paths.filter((one) => one === path).length }))
    .toSorted(byPath)
}

/** Desktop and phone; single journeys change the width of their window for a while. */
const MIN_CHECKS_OF_A_WIDTH = 10

const widthsOf = (records: readonly AccessibilityRecord[]): readonly number[] => {
  const widths = records.map(({ width }) => width)
  return distinct(widths)
    .filter((width) => widths.filter((one) => one === width).length >= MIN_CHECKS_OF_A_WIDTH)
    .toSorted((a, b) => a - b)
}

const only = (name: string, values: readonly (number | string)[]): string => {
  const [first, ...others] = distinct(values)
  if (first === undefined || others.length > 0)
    throw new Error(`The records name ${String(distinct(values).length)} values of ${name}.`)
  return String(first)
}

/** @throws Error when the records are of several versions of axe or of the browser, or when there are none */
export const summarise = (records: readonly AccessibilityRecord[]): AccessibilityRun => ({
  date:
    records
      .map(({ at }) => at.slice(0, 10))
      .toSorted()
      .at(-1) ?? '',
  axe: only(
    'axe',
    records.map(({ axe }) => axe),
  ),
  browser: only(
    'browser',
    records.map(({ browser }) => browser.split('.')[0] ?? ''),
  ),
  // Some rules depend on the page; each of them ran somewhere.
  rules: Math.max(...records.map(({ rules }) => rules)),
  themes: distinct(records.map(({ theme }) => theme)).toSorted(),
  widths: widthsOf(records),
  violations: sum(records.map(({ violations }) => violations)),
  undecidedContrast: sum(records.map(({ undecidedContrast }) => undecidedContrast)),
  screens: statesOf(records),
})

/** Day and browser differ between machines and say nothing about the site. */
const CLAIMS = ['axe', 'rules', 'themes', 'widths', 'violations', 'undecidedContrast'] as const

const claimed = ({ screens }: AccessibilityRun, path: string): number =>
  screens.find((screen) => screen.path === path)?.states ?? 0

/**
 * Where the statement claims something else than the run found, one line each. It may name fewer states of a screen
 * than there were: some journeys look again at a screen that loads slowly.
 */
export const differences = (
  statement: AccessibilityRun,
  found: AccessibilityRun,
): readonly string[] => {
  const claims = CLAIMS.filter(
    (name) => JSON.stringify(statement[name]) !== JSON.stringify(found[name]),
  ).map(
    (name) =>
      `${name}: it says ${JSON.stringify(statement[name])}, the run found ${JSON.stringify(found[name])}`,
  )
  const paths = distinct([...statement.screens, ...found.screens].map(({ path }) => path))
  const screens = paths
    .filter(
      (path) => claimed(statement, path) > claimed(found, path) || claimed(statement, path) === 0,
    )
    .map(
      (path) =>
        `${path}: it says ${String(claimed(statement, path))} states, the run found ${String(claimed(found, path))}`,
    )
  return [...claims, ...screens]
}
