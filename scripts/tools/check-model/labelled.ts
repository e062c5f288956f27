import type { StageConfig } from '#infra/stages.ts'
import { DANGEROUS_KINDS } from '#testing/labelled/sentences.ts'
import { inModelThread } from '../operator/model-thread.ts'
import {
  ANSWERS,
  type Confusion,
  type Measured,
  type StoryFigures,
  type WriterFigures,
} from './measured.ts'

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

const percent = (part: number, all: number): string =>
  all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`

/** What is promised, and the false alarms: of all sentences, by rules and reader together. */
const shares = ({ rows }: Measured['tables'][number]): string => {
  const right = rows.find(({ label }) => label === 'right')
  const found = (labels: readonly string[]) => {
    const own = rows.filter(({ label }) => labels.includes(label))
    const sum = (of: (row: (typeof rows)[number]) => number) =>
      own.reduce((total, row) => total + of(row), 0)
    return `${percent(
      sum(({ reader }) => reader),
      sum(({ all }) => all),
    )} by the reader, ${percent(
      sum(({ both }) => both),
      sum(({ all }) => all),
    )} by either`
  }
  return [
    `Recall of names, dates and numbers: ${found(['name', 'date', 'number'])}`,
    `Recall of contradictions: ${found(['contradiction'])}`,
    `Recall of dangerous kinds: ${found(DANGEROUS_KINDS)}`,
    `False alarms: ${percent(right?.reader ?? 0, right?.all ?? 0)} by the reader, ${percent(right?.both ?? 0, right?.all ?? 0)} by either`,
  ].join('\n')
}

const storyLine = (figures: StoryFigures): string => {
  const { title, all, asked, sameJoined, sameSplit, othersMerged, othersSplit, mergedByFacts } =
    figures
  return head(
    title,
    [all, asked, sameJoined, sameSplit, othersMerged, othersSplit, mergedByFacts].map(String),
  )
}

const STORY_COLUMNS = [
  'pairs',
  'asked',
  'same: one',
  'same: two',
  'others: one',
  'others: two',
  'facts: wrong',
]

const writerLines = ({ all, unusable, published, heldBy }: WriterFigures): readonly string[] =>
  [
    ['drafts', all] as const,
    ['unusable answers', unusable] as const,
    ...heldBy.map(([holder, drafts]) => [`held: ${holder}`, drafts] as const),
    ['published', published] as const,
  ].map(([label, count]) => head(label, [String(count), percent(count, all)]))

const describe = ({ tables, confusion, stories, writer, writerModel }: Measured): string =>
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
    '',
    ...tables.slice(0, 1).map(shares),
    '',
    head('stories', STORY_COLUMNS),
    ...stories.map(storyLine),
    '',
    `What became of the articles of the writer (${writerModel}):`,
    ...writerLines(writer),
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
  const cost = `Cost: ${measured.cost.toFixed(4)} $${isPaid ? '' : ' with a model; the stand-in costs nothing'}`
  return `${title}\n${describe(measured)}\n\n${cost}`
}
