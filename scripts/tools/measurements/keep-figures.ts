import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { leastCpuMs, plainWork } from '#testing/plain-work.ts'
import { ROOT } from '../../root.ts'
import type { Figure } from './figure.ts'
import { entryFor, findingOf, readTrend, writeTrend } from './trend.ts'

const TREND = 'docs/measurements.tsv'

const commitHere = (): string =>
  execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim()

/** Prints figures that are above their limit or higher than usual, and adds all of them to the tracked file. */
export const keepFigures = async (figures: readonly Figure[]): Promise<void> => {
  if (figures.length === 0) return
  const file = join(ROOT, TREND)
  const trend = readTrend(file)
  const run = {
    date: new Date().toISOString().slice(0, 10),
    commit: commitHere(),
    plainSeconds: (await leastCpuMs(plainWork)) / 1000,
  }
  const measured = figures.map((figure) => ({ figure, entry: entryFor(figure, run) }))
  console.log(`\n${String(figures.length)} figures, kept in ${TREND}`)
  for (const { figure, entry } of measured) {
    const finding = findingOf(figure, entry, trend)
    if (finding !== undefined) console.log(`finding: ${finding}`)
  }
  writeTrend(file, [...trend, ...measured.map(({ entry }) => entry)])
}
