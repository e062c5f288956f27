import { isFestival } from './festivals.ts'
import { isLabel } from './labels.ts'
import { meet, shared, type List } from './lists.ts'
import { mentions, unknownTo, type Side } from './side.ts'
import { areOtherThemes, countOthers, haveSameAction, isSameTheme } from './themes.ts'

const isPlace = (name: string): boolean => name.startsWith('@')
/** What a title is about; two bands share places and record companies. */
const subjectsOf = ({ heads }: Side): List => {
  const events = heads.filter((name) => !isPlace(name) && !isLabel(name))
  const bands = events.filter((name) => !isFestival(name))
  return bands.length > 0 ? bands : events
}

const knowsOne = (a: Side, b: Side): boolean => subjectsOf(b).some((name) => mentions(a, name))

const knowsAll = (a: Side, b: Side): boolean => {
  const subjects = subjectsOf(b)
  return subjects.length > 0 && unknownTo(a, subjects).length === 0
}

/** Each knows a name of the other title, or one knows all of them; a place is not enough. */
const nameEachOther = (a: Side, b: Side): boolean =>
  (knowsOne(b, a) && knowsOne(a, b)) || knowsAll(a, b) || knowsAll(b, a)

const strangers = (a: Side, b: Side): number =>
  unknownTo(b, subjectsOf(a)).length + unknownTo(a, subjectsOf(b)).length

type Fact = 'names' | 'quotes' | 'figures' | 'months'

const common = (a: Side, b: Side, fact: Fact): number => shared(a.facts[fact], b.facts[fact])

/** Common dates, figures and quoted titles. */
export const haveSameFigures = (a: Side, b: Side): boolean =>
  (['quotes', 'dates', 'figures'] as const).some((fact) => meet(a.facts[fact], b.facts[fact]))

/** What speaks for one event or against it: the points of one occurrence, how many of them count at most, and how many there are. */
type Reason = readonly [points: number, most: number, count: (a: Side, b: Side) => number]

/** The points follow a logistic regression over the labelled pairs, rounded. */
const REASONS: readonly Reason[] = [
  [-0.5, 3, strangers],
  // Besides the name that both are about.
  [1, 4, (a, b) => common(a, b, 'names') - 1],
  [1.5, 2, (a, b) => common(a, b, 'quotes')],
  [0.9, 3, (a, b) => common(a, b, 'figures')],
  [0.6, 1, (a, b) => common(a, b, 'months')],
  [0.9, 1, (a, b) => Number(haveSameAction(a, b))],
  [0.3, 3, (a, b) => shared(a.facts.topics, b.facts.topics)],
  [0.3, 1, (a, b) => Number(isSameTheme(a, b))],
  [-2.5, 2, countOthers],
  [-3, 1, (a, b) => Number(areOtherThemes(a, b))],
]

/** Titles alone have less in common. */
const NEEDED = { ofTexts: 1.6, ofTitles: 0.5 } as const

const neededFor = (a: Side, b: Side): number =>
  a.facts.hasText && b.facts.hasText ? NEEDED.ofTexts : NEEDED.ofTitles

const MAX_POINTS = 10

const pointsOf = (a: Side, b: Side): number =>
  REASONS.reduce(
    (sum, [points, most, count]) => sum + points * Math.max(0, Math.min(most, count(a, b))),
    0,
  )

/** How much the facts agree, from -1 to 1: above 0 for one event; undefined for two that have no name in common. */
export const scoreAgreement = (a: Side, b: Side): number | undefined =>
  nameEachOther(a, b)
    ? Math.max(-1, Math.min(1, (pointsOf(a, b) - neededFor(a, b)) / MAX_POINTS))
    : undefined

/**
 * Between these agreements the facts decide nothing: of the labelled pairs, those of one event and those of two are
 * mixed there (docs/decisions/0055-stories-are-compared-by-their-facts.md).
 */
export const UNSURE = { from: -0.225, to: 0.05 } as const
