import { quoted } from '../guards/quoted.ts'
import { describeReasons } from '../guards/reasons.ts'
import type { Finding } from '../guards/finding.ts'
import { isIn, passageProblem, type PassageProblem } from './passage.ts'
import type { ReadItem, Statement } from './statement.ts'
import { SECOND_READER } from '../texts.ts'
import type { Verdict } from './verdict.ts'

const AGAINST: Readonly<Record<PassageProblem, (sentence: string, passage: string) => string>> = {
  'too short': SECOND_READER.tooShort,
  'not there': SECOND_READER.invented,
  instruction: SECOND_READER.instructed,
}

const messageOf = (
  { verdict, passage }: Verdict,
  sentence: string,
  cited: readonly ReadItem[],
): string | null => {
  if (verdict === 'supported') {
    const problem = passageProblem(passage, cited)
    return problem === undefined ? null : AGAINST[problem](sentence, quoted(passage))
  }
  const real = isIn(passage, cited) ? quoted(passage) : null
  return verdict === 'contradicted'
    ? SECOND_READER.contradicted(sentence, real)
    : SECOND_READER.notStated(sentence, real)
}

/** Two verdicts on one sentence are as good as none. */
const verdictOn = (nr: number, verdicts: readonly Verdict[]): Verdict | undefined => {
  const [verdict, ...others] = verdicts.filter((each) => each.nr === nr)
  return others.length === 0 ? verdict : undefined
}

export interface ReaderFinding extends Finding {
  /** What the items say instead; only when it is really in a cited one. */
  readonly passage?: string
}

const RULE = 'second reader'

/** What the verdicts hold a draft for; empty when every sentence is supported by a real passage. */
export const findingsFrom = (
  verdicts: readonly Verdict[] | undefined,
  statements: readonly Statement[],
  items: readonly ReadItem[],
): ReaderFinding[] => {
  if (!verdicts || verdicts.some(({ nr }) => nr >= statements.length))
    return [{ rule: RULE, sentence: '', message: SECOND_READER.broken }]
  return statements.flatMap(({ text, sources }, nr) => {
    const verdict = verdictOn(nr, verdicts)
    const cited = items.filter((_, position) => sources.includes(position))
    const message = verdict
      ? messageOf(verdict, quoted(text), cited)
      : SECOND_READER.skipped(quoted(text))
    if (message === null) return []
    const finding = { rule: RULE, sentence: text, message } as const
    return [
      verdict && isIn(verdict.passage, cited) ? { ...finding, passage: verdict.passage } : finding,
    ]
  })
}

/** The same as German lines. */
export const reasonsFrom = (...about: Parameters<typeof findingsFrom>): string[] =>
  describeReasons(findingsFrom(...about))
