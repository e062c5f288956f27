/** For Croner: a pattern with seconds and year, or a single time. */
export type Timing =
  | { readonly kind: 'pattern'; readonly pattern: string }
  | { readonly kind: 'every'; readonly ms: number }
  | { readonly kind: 'at'; readonly at: string }

const UNITS: Readonly<Record<string, number>> = { minute: 60_000, hour: 3_600_000, day: 86_400_000 }

/** Translates `rate(…)`, `cron(…)` and `at(…)` of EventBridge Scheduler. */
export const parseScheduleExpression = (expression: string): Timing => {
  const [, kind, argument = ''] = /^(rate|cron|at)\((.+)\)$/.exec(expression.trim()) ?? []
  if (kind === 'at') return { kind, at: argument }
  if (kind === 'rate') return { kind: 'every', ms: rate(argument) }
  if (kind === 'cron') return { kind: 'pattern', pattern: translateCron(argument) }
  throw new Error(`Not a schedule: ${expression}`)
}

const rate = (argument: string): number => {
  const [, count, unit = ''] = /^(\d+) (minute|hour|day)s?$/.exec(argument) ?? []
  const unitMs = UNITS[unit]
  if (count === undefined || unitMs === undefined) throw new Error(`Not a rate: ${argument}`)
  return Number(count) * unitMs
}

const HIGHEST = { minutes: 59, hours: 23, days: 31, months: 12, weekdays: 6, years: 2199 }

/** AWS counts weekdays from 1 = Sunday, and `0/5` means "from 0, every 5". */
const translateCron = (argument: string): string => {
  const fields = argument.split(/\s+/)
  if (fields.length !== 6) throw new Error(`A cron schedule has six fields: ${argument}`)
  const [minutes = '', hours = '', days = '', months = '', weekdays = '', years = ''] = fields
  return [
    '0',
    steps(minutes, HIGHEST.minutes),
    steps(hours, HIGHEST.hours),
    anything(steps(days, HIGHEST.days)),
    steps(months, HIGHEST.months),
    anything(steps(fromSundayZero(weekdays), HIGHEST.weekdays)),
    steps(years, HIGHEST.years),
  ].join(' ')
}

const steps = (field: string, highest: number): string =>
  field
    .split(',')
    .map((part) => part.replace(/^(\d+)\//, (_, first: string) => `${first}-${String(highest)}/`))
    .join(',')

const anything = (field: string): string => (field === '?' ? '*' : field)

/** The numbers after `#` (the week of the month) and `/` (the step) are not weekdays. */
const fromSundayZero = (field: string): string =>
  field.replace(/(?<![#/\d])\d/g, (day) => String(Number(day) - 1))
