import { haveSameFigures, similarityByFacts } from './evidence.ts'
import { meet } from './lists.ts'
import { areOpposed } from './opposed.ts'
import { areComparable, sideOf, type Heading, type Side } from './side.ts'
import type { StoryFacts } from './facts.ts'
import type { Report } from './story-facts.ts'
import { hasOtherTopic, isLater } from './themes.ts'
import { titleSimilarity } from './title-similarity.ts'

/** An event as it is known: the reports, and the facts of all of them. */
export interface Story {
  readonly reports: readonly Heading[]
  readonly facts: StoryFacts
}

const MIN_TITLE_WORDS = 5

/** "Heavy, oder was!?" heads each column: similar titles without a theme need texts that agree. */
const needsEvidence = (a: Side, b: Side): boolean => {
  if (!a.facts.hasText || !b.facts.hasText) return false
  if (meet(a.topics, b.topics) || meet(a.actions, b.actions)) return false
  return a.key.folded !== b.key.folded || a.key.folded.split(' ').length < MIN_TITLE_WORDS
}

const similarityByTitle = (a: Side, b: Side): number =>
  hasOtherTopic(a, b) || isLater(a, b) || (needsEvidence(a, b) && !haveSameFigures(a, b))
    ? 0
    : titleSimilarity(a.key, b.key)

const similarityOf = (a: Side, b: Side): number => {
  const byTitle = similarityByTitle(a, b)
  const isTitleEnough = byTitle === 1 || (!a.facts.hasText && !b.facts.hasText)
  return isTitleEnough ? byTitle : Math.max(byTitle, similarityByFacts(a, b))
}

/** How similar a report and an event are, from 0 (different events) to 1. */
export const similarityTo = (report: Report, story: Story): number => {
  const near = story.reports.filter((each) =>
    areComparable(report, report.facts, each, story.facts),
  )
  if (near.length === 0) return 0
  const one = sideOf(report, report.facts)
  const others = story.reports.map((each) => sideOf(each, story.facts))
  if (others.some((other) => areOpposed(one, other))) return 0
  return Math.max(...others.map((other) => similarityOf(one, other)))
}
