import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { median } from './median.ts'
import { isAbove, type Figure } from './figure.ts'

/** A figure of one run, comparable with those of other machines. */
export interface Entry {
  readonly date: string
  readonly commit: string
  readonly name: string
  readonly value: number
  readonly unit: string
}

const HEAD = 'date\tcommit\tfigure\tvalue\tunit'

/** Of each figure; older ones are in the history of the file. */
const KEPT = 10

/** From this multiple of its usual value on, a figure is a finding, even below its limit. */
const DRIFT = 1.5

/** Below this share of its limit, a figure varies more than it matters. */
const NEGLIGIBLE = 0.1

/** Fewer say nothing about what is usual. */
const MIN_HISTORY = 3

const entryOf = (line: string): Entry => {
  const [date = '', commit = '', name = '', value = '', unit = ''] = line.split('\t')
  return { date, commit, name, value: Number(value), unit }
}

export const readTrend = (file: string): readonly Entry[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(1).map(entryOf) : []

/** How many seconds the units of time are. */
const SECONDS: Readonly<Record<string, number>> = { s: 1, ms: 0.001 }

/** Times become a ratio to plain work of the same run, since machines and their neighbours differ. */
export const entryFor = (
  { name, value, unit }: Figure,
  run: { readonly date: string; readonly commit: string; readonly plainSeconds: number },
): Entry => {
  const { date, commit, plainSeconds } = run
  const seconds = SECONDS[unit]
  const own = { date, commit, name }
  if (seconds === undefined) return { ...own, value, unit }
  return { ...own, value: (value * seconds) / plainSeconds, unit: 'plain works' }
}

const historyOf = (name: string, trend: readonly Entry[]): readonly number[] =>
  trend.filter((one) => one.name === name).map(({ value }) => value)

const shown = (value: number): string => value.toPrecision(3)

/** The text of a finding, with the earlier values; undefined when the figure is as usual. */
export const findingOf = (
  figure: Figure,
  entry: Entry,
  trend: readonly Entry[],
): string | undefined => {
  const history = historyOf(figure.name, trend)
  const earlier =
    history.length === 0 ? 'nothing before' : `before ${history.map(shown).join(', ')}`
  const said = `${figure.name}: ${shown(entry.value)} ${entry.unit}, ${earlier}`
  if (isAbove(figure)) return `above its limit of ${String(figure.limit)} ${figure.unit}: ${said}`
  if (history.length < MIN_HISTORY || figure.value < NEGLIGIBLE * figure.limit) return undefined
  return entry.value > DRIFT * median(history) ? `more than usual: ${said}` : undefined
}

/** Keeps the last entries of each figure, in the order of their names. */
export const writeTrend = (file: string, entries: readonly Entry[]): void => {
  const byName = Map.groupBy(entries, ({ name }) => name)
  const kept = [...byName]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, all]) => all.slice(-KEPT))
  const lines = kept.map(({ date, commit, name, value, unit }) =>
    [date, commit, name.replaceAll(/\s+/g, ' '), value.toPrecision(4), unit].join('\t'),
  )
  writeFileSync(file, `${[HEAD, ...lines].join('\n')}\n`)
}
