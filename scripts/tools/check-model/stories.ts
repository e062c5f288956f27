import { compareReports } from '#functions/pipeline/same-event/index.ts'
import { readReport } from '#functions/pipeline/facts/index.ts'
import { compareTo } from '#functions/pipeline/story/index.ts'
import type { StoryPair } from '#testing/labelled/story-pairs.ts'
import type { StoryFigures } from './measured.ts'

/** Every n-th, so that a part has pairs of all authors and kinds. */
export const spread = <T>(all: readonly T[], count: number): readonly T[] => {
  const step = Math.max(1, all.length / Math.min(count, all.length))
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}

const itemOf = ({ title, text, publishedAt }: StoryPair['one']) => ({
  sourceName: 'Quelle',
  title,
  text,
  publishedAt,
})

const comparisonOf = ({ one, other }: StoryPair) => {
  const [a, b] = [readReport(one), readReport(other)]
  return compareTo(a, { reports: [b], facts: b.facts })
}

interface Judged {
  readonly isSame: boolean
  /** Whether the facts decided, and what they or the model said. */
  readonly isAsked: boolean
  readonly isMerged: boolean
}

const figuresOf = (title: string, all: readonly Judged[]): StoryFigures => {
  const count = (is: (one: Judged) => boolean): number => all.filter(is).length
  const asked = all.filter(({ isAsked }) => isAsked)
  return {
    title,
    all: all.length,
    asked: asked.length,
    sameJoined: count(({ isSame, isAsked, isMerged }) => isAsked && isSame && isMerged),
    sameSplit: count(({ isSame, isAsked, isMerged }) => isAsked && isSame && !isMerged),
    othersMerged: count(({ isSame, isAsked, isMerged }) => isAsked && !isSame && isMerged),
    othersSplit: count(({ isSame, isAsked, isMerged }) => isAsked && !isSame && !isMerged),
    mergedByFacts: count(({ isSame, isAsked, isMerged }) => !isAsked && !isSame && isMerged),
  }
}

/**
 * Asks the model about the labelled pairs of which the facts do not decide.
 * @param sets the pairs by the title of their set; those that the rules are not tuned to come first
 * @param questions how many at most; each is one call
 * @throws ModelFailed
 */
export const measureStories = async (
  sets: Readonly<Record<string, readonly StoryPair[]>>,
  questions: number,
): Promise<{ readonly stories: readonly StoryFigures[]; readonly microUsd: number }> => {
  const compared = Object.entries(sets).flatMap(([title, pairs]) =>
    pairs.map((pair) => ({ title, pair, ...comparisonOf(pair) })),
  )
  const unsure = compared.filter(({ isUnsure }) => isUnsure)
  const chosen = new Set(spread(unsure, questions))
  const judged = new Map<string, Judged[]>(Object.keys(sets).map((title) => [title, []]))
  let microUsd = 0
  for (const one of compared) {
    const { title, pair, isUnsure, similarity } = one
    if (isUnsure && !chosen.has(one)) continue
    let isMerged = similarity > 0
    if (isUnsure) {
      const answer = await compareReports(itemOf(pair.one), itemOf(pair.other))
      microUsd += answer.cost.microUsd
      isMerged = answer.isSame
    }
    judged.get(title)?.push({ isSame: pair.isSame, isAsked: isUnsure, isMerged })
  }
  const stories = [...judged].map(([title, all]) => figuresOf(title, all))
  return { stories: [figuresOf('all sets', [...judged.values()].flat()), ...stories], microUsd }
}
