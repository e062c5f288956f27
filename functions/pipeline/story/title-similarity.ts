import type { TitleKey } from './title-key.ts'

type Words = ReadonlySet<string>

const shared = (a: Words, b: Words): number => [...a].filter((word) => b.has(word)).length
const union = (a: Words, b: Words): number => a.size + b.size - shared(a, b)
const meet = (a: Words, b: Words): boolean => shared(a, b) > 0
const areEqual = (a: Words, b: Words): boolean => a.size === b.size && shared(a, b) === a.size
const areApart = (a: Words, b: Words): boolean => a.size > 0 && b.size > 0 && !meet(a, b)

const isYear = (number: string): boolean => /^20\d\d$/.test(number)
const years = (numbers: Words): Words => new Set([...numbers].filter(isYear))
const others = (numbers: Words): Words => new Set([...numbers].filter((one) => !isYear(one)))

const haveOtherYears = (a: TitleKey, b: TitleKey): boolean =>
  areApart(years(a.numbers), years(b.numbers))

/** Whether two titles report different events, whatever else is known about them. */
export const contradict = (a: TitleKey, b: TitleKey): boolean =>
  a.kind !== b.kind ||
  areApart(a.quoted, b.quoted) ||
  areApart(a.seasons, b.seasons) ||
  areApart(a.days, b.days) ||
  areApart(a.months, b.months) ||
  haveOtherYears(a, b)

/** Whether two titles alone report different events, even if they share words. */
const differ = (a: TitleKey, b: TitleKey): boolean =>
  contradict(a, b) ||
  !areEqual(a.actions, b.actions) ||
  areApart(a.topics, b.topics) ||
  areApart(others(a.numbers), others(b.numbers))

const NAME_WEIGHT = 2

/** The shared part of all words, from 0 to 1; names have more weight. */
const overlap = (a: TitleKey, b: TitleKey): number => {
  const parts = [
    [a.names, b.names, NAME_WEIGHT],
    [a.numbers, b.numbers, 1],
    [a.topics, b.topics, 1],
    [a.actions, b.actions, 1],
  ] as const
  const weigh = (measure: (x: Words, y: Words) => number): number =>
    parts.reduce((sum, [x, y, weight]) => sum + weight * measure(x, y), 0)
  return weigh(shared) / weigh(union)
}

/** The share of common names that titles about the same topic need. */
const NEARLY_ALL = 0.75
/** The overlap that titles without a common topic need. */
const SIMILAR = 0.6
const HALF = 0.5

const areSame = (a: TitleKey, b: TitleKey): boolean => {
  const names = shared(a.names, b.names)
  if (names === 0) return false
  const contained = names / Math.min(a.names.size, b.names.size)
  if (names > 1 && meet(a.quoted, b.quoted)) return contained >= HALF
  const isSameTopic = meet(a.topics, b.topics) || meet(a.actions, b.actions)
  if (!isSameTopic) return overlap(a, b) >= SIMILAR
  return contained === 1 || contained > NEARLY_ALL
}

const MIN_WORDS = 3

/** How similar two titles are, from 0 (different events) to 1. */
export const titleSimilarity = (a: TitleKey, b: TitleKey): number => {
  const isLong = a.names.size > 0 && a.folded.split(' ').length >= MIN_WORDS
  if (a.folded === b.folded && a.kind === b.kind) return isLong ? 1 : 0
  return differ(a, b) || !areSame(a, b) ? 0 : overlap(a, b)
}
