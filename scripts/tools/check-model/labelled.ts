import type { StageConfig } from '#infra/stages.ts'
import { inModelThread } from '../operator/model-thread.ts'
import { ANSWERS, type Confusion, type Measured } from './measured.ts'

const THREAD = new URL('measure-thread.ts', import.meta.url)

/** The default for a model that costs money. */
const PAID_SCENES = 40

const cell = (text: string | number): string => String(text).padStart(14)

const head = (title: string, columns: readonly string[]): string =>
  [title.padEnd(20), ...columns.map(cell)].join('')

const confusionLine = ({ label, answers }: Confusion): string =>
  head(
    label,
    ANSWERS.map((answer) => String(answers[answer])),
  )

const describe = ({ tables, confusion, cost }: Measured): string =>
  [
    ...tables.flatMap(({ title, rows }) => [
      '',
      head(title, ['all', 'rules', 'reader', 'either']),
      ...rows
        .filter(({ all }) => all > 0)
        .map(({ label, all, rules, reader, both }) =>
          head(label, [all, rules, reader, both].map(String)),
        ),
    ]),
    '',
    head('what the reader said', ANSWERS),
    ...confusion.map(confusionLine),
    `Cost: ${cost.toFixed(4)} $`,
  ].join('\n')

interface Wish {
  readonly stage: StageConfig
  readonly isPaid: boolean
  /** At most; each is one call. */
  readonly scenes: number | undefined
}

/**
 * What the rules and the second reader hold of the labelled sentences, as lines.
 * @throws ExpectedProblem
 */
export const measureLabelled = async ({ stage, isPaid, scenes }: Wish): Promise<string> => {
  const count = scenes ?? (isPaid ? PAID_SCENES : Infinity)
  const measured = await inModelThread<Measured>(THREAD, count, { stage, isPaid })
  const title = isPaid
    ? `Held by the rules, by the second reader (${measured.model}), and by either:`
    : `Held by the rules, by the local stand-in for a second reader, and by either. The stand-in reads by rules: its figures are no evidence of the quality of a model.`
  return `${title}\n${describe(measured)}`
}
