import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { environment } from '../../env.ts'

const FigureLine = z.object({
  name: z.string(),
  value: z.number(),
  /** The highest value that is good. */
  limit: z.number(),
  unit: z.string(),
})

/** One measured value with its limit. Values in seconds are kept for later runs as a ratio to plain work. */
export type Figure = Readonly<z.infer<typeof FigureLine>>

export const isAbove = ({ value, limit }: Figure): boolean => value > limit

/** A value that is good when it is high, such as a score: what it is short of the best one. */
export const shortOf = (best: number, name: string, value: number, least: number): Figure => ({
  name,
  value: best - value,
  limit: best - least,
  unit: `below ${String(best)}`,
})

const line = (figure: Figure): string =>
  `${figure.name}: ${figure.value.toFixed(1)} ${figure.unit} (at most ${String(figure.limit)})`

/** Prints what a bench measured, and passes it to `test:full`. A figure above its limit fails the bench. */
export const reportFigures = (figures: readonly Figure[]): void => {
  const file = environment.all['FIGURES_FILE']
  for (const figure of figures) {
    console.log(line(figure))
    if (file !== undefined) appendFileSync(file, `${JSON.stringify(figure)}\n`)
  }
  if (figures.some(isAbove)) process.exitCode = 1
}

/** The figures that a bench wrote into this file; none when it ended before. */
export const figuresIn = (file: string): readonly Figure[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((text) => text !== '')
        .map((text) => FigureLine.parse(JSON.parse(text)))
    : []
