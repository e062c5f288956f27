import { hasFactProblem } from '#functions/pipeline/guards/index.ts'
import { judge, reasonsFrom } from '#functions/pipeline/second-reader/index.ts'
import { readerModel } from '#platform/model/converse.ts'
import { KINDS, type Labelled } from '#testing/labelled/sentences.ts'
import {
  ANSWERS,
  type Answer,
  type Confusion,
  type Measured,
  type Row,
  type Table,
} from './measured.ts'
import { spread } from './stories.ts'

const LABELS = ['name', 'date', 'number', 'contradiction', 'right'] as const

interface Held {
  readonly sentence: Labelled
  readonly byRules: boolean
  readonly byReader: boolean
  readonly answer: Answer
}

/** One call for the sentences of a scene, as for the sentences of an article. */
const readScene = async (scene: readonly Labelled[]) => {
  const items = scene[0]?.items ?? []
  const sources = items.map((_, position) => position)
  const statements = scene.map(({ text }) => ({ text, sources }))
  const { verdicts, cost } = await judge(statements, items)
  const held = scene.map((sentence, nr): Held => {
    const own = verdicts?.filter((each) => each.nr === nr).map((each) => ({ ...each, nr: 0 }))
    const reasons = reasonsFrom(own, statements.slice(nr, nr + 1), items)
    return {
      sentence,
      byRules: hasFactProblem({ text: sentence.text, evidence: sentence.items }),
      byReader: reasons.length > 0,
      answer: own?.length === 1 ? (own[0]?.verdict ?? 'unusable') : 'unusable',
    }
  })
  return { held, microUsd: cost.microUsd }
}

const rowOf = (label: string, own: readonly Held[]): Row => {
  const count = (is: (one: Held) => boolean): number => own.filter(is).length
  return {
    label,
    all: own.length,
    rules: count(({ byRules }) => byRules),
    reader: count(({ byReader }) => byReader),
    both: count(({ byRules, byReader }) => byRules || byReader),
  }
}

/** What is published is what neither holds, so the kinds of contradictions are counted apart. */
const rowsOf = (held: readonly Held[]): readonly Row[] => [
  ...LABELS.map((label) =>
    rowOf(
      label,
      held.filter((one) => labelOf(one) === label),
    ),
  ),
  ...KINDS.map((kind) =>
    rowOf(
      kind,
      held.filter(({ sentence }) => sentence.kind === kind),
    ),
  ),
]

const labelOf = ({ sentence }: Held): string => sentence.planted ?? 'right'

const confusionOf = (held: readonly Held[]): readonly Confusion[] =>
  LABELS.map((label) => {
    const own = held.filter((one) => labelOf(one) === label)
    const count = (answer: Answer) => own.filter((one) => one.answer === answer).length
    return {
      label,
      answers: Object.fromEntries(ANSWERS.map((answer) => [answer, count(answer)])) as Record<
        Answer,
        number
      >,
    }
  })

/**
 * Asks the second reader about labelled sentences, and compares it with the rules.
 * @param sets the sentences by the title of their set; those that the rules are not tuned to come first
 * @param scenes how many scenes at most; each is one call
 * @throws ModelFailed
 */
export const measureGuards = async (
  sets: Readonly<Record<string, readonly Labelled[]>>,
  scenes: number,
): Promise<Omit<Measured, 'stories' | 'writer' | 'writerModel'>> => {
  const all = [...Map.groupBy(Object.values(sets).flat(), ({ items }) => items).values()]
  const held: Held[] = []
  let microUsd = 0
  for (const scene of spread(all, scenes)) {
    const read = await readScene(scene)
    held.push(...read.held)
    microUsd += read.microUsd
  }
  const tableOf = ([title, sentences]: readonly [string, readonly Labelled[]]): Table => {
    const own = new Set(sentences)
    return { title, rows: rowsOf(held.filter(({ sentence }) => own.has(sentence))) }
  }
  return {
    confusion: confusionOf(held),
    tables: [{ title: 'all sets', rows: rowsOf(held) }, ...Object.entries(sets).map(tableOf)],
    model: readerModel().profile,
    cost: microUsd / 1_000_000,
  }
}
