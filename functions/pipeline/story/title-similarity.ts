import type { TitleKey } from '../facts/index.ts'
import { areApart, meet, shared } from './lists.ts'

const isYear = (number: string): boolean => /^20\d\d$/.test(number)
const isOther = (number: string): boolean => !isYear(number)

/** Whether two titles report different events, whatever else is known about them. */
export const contradict = (a: TitleKey, b: TitleKey): boolean =>
  a.kind !== b.kind || areApart(a.numbers.filter(isYear), b.numbers.filter(isYear))

/** Whether two titles alone report different events, even if they share words. */
const differ = (a: TitleKey, b: TitleKey): boolean =>
  contradict(a, b) ||
  a.actions.toSorted().join(' ') !== b.actions.toSorted().join(' ') ||
  areApart(a.topics, b.topics) ||
  areApart(a.numbers.filter(isOther), b.numbers.filter(isOther))

/** The share of common names that titles about the same need. */
const NEARLY_ALL = 0.75
const MIN_WORDS = 3

/** How similar two titles with other words are: those about one topic share nearly all names, others all of them. */
const similarityByNames = (a: TitleKey, b: TitleKey): number => {
  const names = shared(a.names, b.names)
  const [fewer = 0, more = 0] = [a, b].map((key) => key.names.length).toSorted((x, y) => x - y)
  const isSameTopic = meet(a.topics, b.topics) || meet(a.actions, b.actions)
  const isEnough = isSameTopic ? names >= fewer * NEARLY_ALL : names === more
  return isEnough ? names / (1 + more) : 0
}

/** How similar two titles are, from 0 (different events) to 1. */
export const titleSimilarity = (a: TitleKey, b: TitleKey): number => {
  if (a.folded === b.folded && a.kind === b.kind)
    return a.names.length > 0 && a.folded.split(' ').length >= MIN_WORDS ? 1 : 0
  return differ(a, b) ? 0 : similarityByNames(a, b)
}
