import type { Heading, Report, StoryFacts } from '../facts/index.ts'
import { scoreAgreement, haveSameFigures, UNSURE } from './evidence.ts'
import { areOpposed } from './opposed.ts'
import type { Side } from './side.ts'

/** An event as it is known: the reports, and the facts of all of them. */
export interface Story {
  readonly reports: readonly Heading[]
  readonly facts: StoryFacts
}

/** An event of which one report is known. */
export const toStory = ({ key, heads, facts }: Report): Story => ({
  reports: [{ key, heads }],
  facts,
})

const MIN_TITLE_WORDS = 5

/** The same title, of texts that agree when it is as short as "Heavy, oder was!?", which heads each column. */
const haveOneTitle = (a: Side, b: Side): boolean =>
  a.key.folded === b.key.folded &&
  a.heads.length + a.key.quoted.length > 0 &&
  (a.key.folded.split(' ').length >= MIN_TITLE_WORDS || haveSameFigures(a, b))

export interface Comparison {
  /** From 0 (different events) to 1. */
  readonly similarity: number
  /** Neither titles nor facts decide. */
  readonly isUnsure: boolean
  /** Orders what is unsure: the more, the likelier one event. */
  readonly agreement: number
}

const DIFFERENT: Comparison = { similarity: 0, isUnsure: false, agreement: -1 }

const comparisonOf = (a: Side, b: Side): Comparison => {
  if (haveOneTitle(a, b)) return { similarity: 1, isUnsure: false, agreement: 1 }
  const agreement = scoreAgreement(a, b) ?? -1
  const isUnsure = agreement > UNSURE.from && agreement < UNSURE.to
  return { similarity: Math.max(0, agreement), isUnsure, agreement }
}

/** Compares a report with an event as it is known. What can never be one event is not unsure. */
export const compareTo = (report: Report, story: Story): Comparison => {
  const others = story.reports.map((each): Side => ({ ...each, facts: story.facts }))
  if (others.some((other) => areOpposed(report, other))) return DIFFERENT
  const all = others.map((other) => comparisonOf(report, other))
  return {
    similarity: Math.max(...all.map(({ similarity }) => similarity)),
    isUnsure:
      all.every(({ similarity, isUnsure }) => isUnsure || similarity === 0) &&
      all.some(({ isUnsure }) => isUnsure),
    agreement: Math.max(...all.map(({ agreement }) => agreement)),
  }
}
