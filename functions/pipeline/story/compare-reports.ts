import type { Report, StoryFacts } from '../facts/index.ts'
import { agreementOf, haveSameFigures, UNSURE } from './evidence.ts'
import { meet, shared } from './lists.ts'
import { areOpposed } from './opposed.ts'
import { areComparable, sideOf, type Heading, type Side } from './side.ts'
import { titleSimilarity } from './title-similarity.ts'

/** An event as it is known: the reports, and the facts of all of them. */
export interface Story {
  readonly reports: readonly Heading[]
  readonly facts: StoryFacts
}

const MIN_TITLE_WORDS = 5

/**
 * "Heavy, oder was!?" heads each column, and "Kreator-Sänger" many reports: titles with one common name, or without a
 * common action, need texts that agree.
 */
const needsEvidence = (a: Side, b: Side): boolean => {
  if (!a.facts.hasText || !b.facts.hasText) return false
  if (a.key.folded === b.key.folded) return a.key.folded.split(' ').length < MIN_TITLE_WORDS
  return shared(a.key.names, b.key.names) < 2 || !meet(a.actions, b.actions)
}

const similarityByTitle = (a: Side, b: Side): number =>
  needsEvidence(a, b) && !haveSameFigures(a, b) ? 0 : titleSimilarity(a.key, b.key)

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
  const byTitle = similarityByTitle(a, b)
  const isTitleEnough = byTitle === 1 || (!a.facts.hasText && !b.facts.hasText)
  const agreement = isTitleEnough ? undefined : agreementOf(a, b)
  // Similar titles are no decision when the texts agree in little.
  const isUnsure =
    agreement !== undefined && agreement < UNSURE.to && (agreement > UNSURE.from || byTitle > 0)
  return { similarity: Math.max(byTitle, agreement ?? 0), isUnsure, agreement: agreement ?? -1 }
}

/** Compares a report with an event as it is known. What can never be one event is not unsure. */
export const compareTo = (report: Report, story: Story): Comparison => {
  const near = story.reports.filter((each) =>
    areComparable(report, report.facts, each, story.facts),
  )
  if (near.length === 0) return DIFFERENT
  const one = sideOf(report, report.facts)
  const others = story.reports.map((each) => sideOf(each, story.facts))
  if (others.some((other) => areOpposed(one, other))) return DIFFERENT
  const all = others.map((other) => comparisonOf(one, other))
  return {
    similarity: Math.max(...all.map(({ similarity }) => similarity)),
    isUnsure:
      all.every(({ similarity, isUnsure }) => isUnsure || similarity === 0) &&
      all.some(({ isUnsure }) => isUnsure),
    agreement: Math.max(...all.map(({ agreement }) => agreement)),
  }
}

/** How similar a report and an event are, from 0 (different events) to 1. */
export const similarityTo = (report: Report, story: Story): number =>
  compareTo(report, story).similarity
