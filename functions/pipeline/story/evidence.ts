import { meet, shared, without, type List } from './lists.ts'
import type { Side } from './side.ts'
import { haveSameAction, haveSameRareAction, isAboutSong, isSameTheme } from './themes.ts'

const WEIGHTS = { quotes: [2, 2], dates: [2, 2], figures: [1, 3] } as const

/** Common dates, figures and quoted titles: what two reports about one band share only when they report one event. */
export const figuresFor = ({ facts: x }: Side, { facts: y }: Side): number =>
  (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).reduce((sum, kind) => {
    const [weight, most] = WEIGHTS[kind]
    return sum + weight * Math.min(most, shared(x[kind], y[kind]))
  }, 0)

/** "On Friday" and "am 27. November", or the same month. */
const timesFor = ({ facts: x }: Side, { facts: y }: Side): number => {
  if (meet(x.dates, y.dates)) return 0
  const isNear = meet(x.dates, y.nearDates) || meet(x.nearDates, y.dates)
  return isNear || meet(x.months, y.months) ? 1 : 0
}

const MAX_NAMES = 4

/** Common names besides the one that both are about. */
const namesFor = ({ facts: x }: Side, { facts: y }: Side): number =>
  Math.min(MAX_NAMES, Math.max(0, shared(x.names, y.names) - 1))

const FEW_WORDS = 2
const MANY_WORDS = 5

/** The same words for what the topic does not say. */
const wordsFor = ({ facts: x }: Side, { facts: y }: Side): number => {
  const count = shared(x.words, y.words)
  if (count < FEW_WORDS) return 0
  return count < MANY_WORDS ? 1 : 2
}

const isPerson = (name: string): boolean => name.includes(' ')

/** Beside what happened to a band, the whole name of a person counts more than another name. */
const personsFor = (a: Side, b: Side): number => {
  const common = a.facts.names.filter((name) => isPerson(name) && b.facts.names.includes(name))
  const bands = a.heads.filter((head) => b.heads.includes(head))
  return haveSameAction(a, b) && without(common, bands).length > 0 ? 1 : 0
}

/** Both are about one record, which both texts name with one date. */
const haveSameWork = (a: Side, b: Side): boolean => {
  const common = a.facts.quotes.filter((quote) => b.facts.quotes.includes(quote))
  const words = common.flatMap((quote) => quote.split(' ')).flatMap((word) => [word, word.replace(/s$/u, '')])
  const isTitled = without([...a.key.quoted, ...b.key.quoted], words).length === 0
  return common.length > 0 && meet(a.facts.dates, b.facts.dates) && isTitled
}

/** Both are about one song. */
const haveSameSong = (a: Side, b: Side): boolean =>
  meet(a.facts.songs, b.facts.songs) && isAboutSong(a) && isAboutSong(b)

const isPlace = (name: string): boolean => name.startsWith('@')

/** "Wacken bestätigt Helloween" and "Helloween spielen auf dem Wacken Open Air". */
const nameTheSame = (a: Side, b: Side): boolean => {
  const heads = new Set([...a.heads, ...b.heads].filter((name) => !isPlace(name)))
  const known = (name: string): boolean => a.mentioned.includes(name) && b.mentioned.includes(name)
  return heads.size > 1 && [...heads].every(known)
}

const ENOUGH_OF_RARE = 1
const ENOUGH_WITH_ACTION = 2
const ENOUGH = 3
const ENOUGH_OF_INTERVIEW = 3
const ENOUGH_WITHOUT_THEME = 5

const enoughFor = (a: Side, b: Side): number => {
  if (a.key.kind === 'interview') return ENOUGH_OF_INTERVIEW
  if (haveSameRareAction(a, b)) return ENOUGH_OF_RARE
  if (haveSameAction(a, b) || nameTheSame(a, b) || haveSameSong(a, b)) return ENOUGH_WITH_ACTION
  return isSameTheme(a, b) || haveSameWork(a, b) ? ENOUGH : ENOUGH_WITHOUT_THEME
}

const MAX_EVIDENCE = 16

const nameEachOther = (a: Side, b: Side): boolean =>
  meet(a.heads, b.mentioned) && meet(b.heads, a.mentioned)

/** How much the facts agree, from 0 to 1. */
export const similarityByFacts = (a: Side, b: Side): number => {
  if (!nameEachOther(a, b)) return 0
  const figures = figuresFor(a, b)
  const evidence =
    figures + timesFor(a, b) + namesFor(a, b) + personsFor(a, b) + wordsFor(a, b)
  const isEnough = evidence >= enoughFor(a, b) && (isSameTheme(a, b) || figures > 0 || a.key.kind === 'interview')
  return isEnough ? Math.min(1, evidence / MAX_EVIDENCE) : 0
}

export type { List }
