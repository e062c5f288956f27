/** What axe found in the journeys, as the accessibility statement reports it. */
export interface AccessibilityRun {
  /** The day of the run. */
  readonly date: string
  readonly axe: string
  /** Major version of Chromium. */
  readonly browser: string
  readonly rules: number
  /** Values of `color-scheme`. */
  readonly themes: readonly string[]
  /** Of the windows, in pixels. */
  readonly widths: readonly number[]
  readonly violations: number
  readonly undecidedContrast: number
  /** Paths with `…` for ids and names. A state is counted in each window. */
  readonly screens: readonly { readonly path: string; readonly states: number }[]
}

/** Days after which the statement must be measured anew. */
export const MAX_RUN_AGE_DAYS = 90

const DAY_MS = 24 * 3_600_000

/** Whether a run of this day is too old at this time. */
export const isRunTooOld = (day: string, now: number): boolean =>
  now - Date.parse(day) > MAX_RUN_AGE_DAYS * DAY_MS
