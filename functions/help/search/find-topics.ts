import { TOPICS } from '../topics/index.ts'
import type { HelpTopic } from '../topics/topic.ts'
import { stemText } from './stem.ts'
import { knownStems } from './vocabulary.ts'

/** How much a word counts by where it occurs. */
const WEIGHTS = { title: 3, question: 2, words: 2, text: 1 } as const

/** The usual constants of BM25: how fast a repeated word stops to count, and how much long texts are discounted. */
const SATURATION = 1.2
const LENGTH_DISCOUNT = 0.5

/** The share of a question's weight that a topic must contain. Below it, the question is about something else. */
const MIN_COVERAGE = 0.45
/** What a word counts that no topic contains: less than a rare one, because it is often a name or a swearword. */
const UNKNOWN_WEIGHT = 2.5
/** Further topics are given along when they fit nearly as well as the best one. */
const MIN_RELATIVE_SCORE = 0.5
const MAX_TOPICS = 3
/** For topics of the page from which the question comes; it decides between topics that fit equally well. */
const PAGE_FACTOR = 1.05

interface Entry {
  readonly topic: HelpTopic
  /** Weighted occurrences by stem. */
  readonly counts: ReadonlyMap<string, number>
  readonly length: number
}

interface Index {
  readonly entries: readonly Entry[]
  readonly stems: ReadonlySet<string>
  readonly meanLength: number
  /** The rarer a stem, the more it counts. */
  readonly rarity: (stem: string) => number
}

const entryOf = (topic: HelpTopic): Entry => {
  const counts = new Map<string, number>()
  for (const [field, weight] of Object.entries(WEIGHTS))
    for (const stem of stemText(topic[field as keyof typeof WEIGHTS]))
      counts.set(stem, (counts.get(stem) ?? 0) + weight)
  return { topic, counts, length: sum([...counts.values()]) }
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const indexOf = (topics: readonly HelpTopic[]): Index => {
  const entries = topics.map(entryOf)
  const found = new Map<string, number>()
  for (const { counts } of entries)
    for (const stem of counts.keys()) found.set(stem, (found.get(stem) ?? 0) + 1)
  return {
    entries,
    stems: new Set(found.keys()),
    meanLength: sum(entries.map(({ length }) => length)) / entries.length,
    rarity: (stem) => {
      const count = found.get(stem)
      if (count === undefined) return UNKNOWN_WEIGHT
      return Math.log(1 + (entries.length - count + 0.5) / (count + 0.5))
    },
  }
}

let built: Index | undefined

interface FoundTopic {
  readonly topic: HelpTopic
  readonly score: number
  readonly coverage: number
  /** More than one word in passing. */
  readonly isSolid: boolean
}

const judge = (
  { counts, length, topic }: Entry,
  stems: readonly string[],
  { rarity, meanLength }: Index,
): FoundTopic => {
  const scores = stems.map((stem) => {
    const count = counts.get(stem) ?? 0
    const norm = SATURATION * (1 - LENGTH_DISCOUNT + (LENGTH_DISCOUNT * length) / meanLength)
    return (rarity(stem) * count * (SATURATION + 1)) / (count + norm)
  })
  const covered = stems.filter((stem) => counts.has(stem))
  const coverage = sum(covered.map(rarity)) / Math.max(sum(stems.map(rarity)), Number.EPSILON)
  const isSolid =
    covered.length > 1 || covered.some((stem) => (counts.get(stem) ?? 0) > WEIGHTS.text)
  return { topic, score: sum(scores), coverage, isSolid }
}

const isOnPage = ({ link }: HelpTopic, page: string): boolean => link.path.split('#')[0] === page

/**
 * The topics that a question is about, the best first; none when it is about something else. Deterministic: the model
 * does not take part (docs/decisions/0035-the-ai-help-answers-from-its-topics.md).
 */
export const findTopics = (question: string, page: string): readonly FoundTopic[] => {
  const index = (built ??= indexOf(TOPICS))
  const stems = [...new Set(stemText(question).flatMap((stem) => knownStems(stem, index.stems)))]
  const found = index.entries
    .map((entry) => judge(entry, stems, index))
    .filter(({ coverage, isSolid }) => isSolid && coverage >= MIN_COVERAGE)
    .map((each) => ({
      ...each,
      score: each.score * (isOnPage(each.topic, page) ? PAGE_FACTOR : 1),
    }))
    .toSorted((one, other) => other.score - one.score)
  const least = (found[0]?.score ?? 0) * MIN_RELATIVE_SCORE
  return found.filter(({ score }) => score >= least).slice(0, MAX_TOPICS)
}
