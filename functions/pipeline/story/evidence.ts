import { isLabel } from './labels.ts'
import { areApart, meet, shared, without, type List } from './lists.ts'
import type { Side } from './side.ts'
import {
  areOtherThemes,
  countOthers,
  hasOtherTopic,
  haveSameAction,
  haveSameRareAction,
  isLater,
  isSameTheme,
} from './themes.ts'
import { titleSimilarity } from './title-similarity.ts'

const isPlace = (name: string): boolean => name.startsWith('@')
/** What a title is about; two bands share places and record companies. */
const subjectsOf = ({ heads }: Side): List => heads.filter((name) => !isPlace(name) && !isLabel(name))

const knowsAll = (a: Side, b: Side): boolean => {
  const subjects = subjectsOf(b)
  return subjects.length > 0 && without(subjects, a.mentioned).length === 0
}

/** Each knows a name of the other title, or one knows all of them; a place is not enough. */
const nameEachOther = (a: Side, b: Side): boolean =>
  (meet(subjectsOf(a), b.mentioned) && meet(subjectsOf(b), a.mentioned)) ||
  knowsAll(a, b) ||
  knowsAll(b, a)

const strangers = (a: Side, b: Side): number =>
  without(subjectsOf(a), b.mentioned).length + without(subjectsOf(b), a.mentioned).length

const strange = (a: Side, b: Side): number =>
  Number(!meet(subjectsOf(a), b.mentioned)) + Number(!meet(subjectsOf(b), a.mentioned))

const isNear = ({ facts: x }: Side, { facts: y }: Side): boolean =>
  meet(x.nearDates, y.nearDates) || meet(x.dates, y.nearDates) || meet(x.nearDates, y.dates)

const areAway = ({ facts: x }: Side, { facts: y }: Side): boolean =>
  areApart(x.nearDates, y.nearDates)

type Fact = 'names' | 'quotes' | 'dates' | 'figures' | 'months' | 'words' | 'people' | 'places'

const common = (a: Side, b: Side, fact: Fact): number => shared(a.facts[fact], b.facts[fact])
const differ = (a: Side, b: Side, fact: Fact): number =>
  Number(areApart(a.facts[fact], b.facts[fact]))

/** What speaks for one event or against it: the points of one occurrence, how many of them count at most, and how many there are. */
type Reason = readonly [points: number, most: number, count: (a: Side, b: Side) => number]

/** The points are those of a logistic regression over the labelled pairs, rounded. */
const REASONS: readonly Reason[] = [
  [0.4, 2, (a, b) => shared(subjectsOf(a), subjectsOf(b))],
  [-1.3, 2, strange],
  [-0.9, 3, strangers],
  // Besides the name that both are about.
  [1, 4, (a, b) => common(a, b, 'names') - 1],
  [1.5, 2, (a, b) => common(a, b, 'quotes')],
  [0.5, 2, (a, b) => common(a, b, 'dates')],
  [-0.5, 1, (a, b) => differ(a, b, 'dates')],
  [0.5, 3, (a, b) => common(a, b, 'figures')],
  [0.9, 1, (a, b) => Number(isNear(a, b))],
  [-0.4, 1, (a, b) => Number(areAway(a, b))],
  [0.3, 1, (a, b) => common(a, b, 'months')],
  [-0.4, 1, (a, b) => differ(a, b, 'months')],
  [0.4, 6, (a, b) => common(a, b, 'words')],
  [-0.4, 1, (a, b) => differ(a, b, 'places')],
  [0.4, 1, (a, b) => Number(haveSameAction(a, b))],
  [0.4, 3, (a, b) => shared(a.facts.actions, b.facts.actions)],
  [0.2, 3, (a, b) => shared(a.facts.topics, b.facts.topics)],
  [0.5, 1, (a, b) => Number(haveSameRareAction(a, b))],
  [0.6, 1, (a, b) => Number(isSameTheme(a, b))],
  [-3, 2, countOthers],
  [-4, 1, (a, b) => Number(areOtherThemes(a, b))],
  [-4, 1, (a, b) => Number(hasOtherTopic(a, b))],
  [-1, 1, (a, b) => Number(areApart(a.themes, b.themes) && !isSameTheme(a, b))],
  [-3, 1, (a, b) => Number(isLater(a, b))],
  [-2, 1, (a, b) => Number(!a.facts.hasText || !b.facts.hasText)],
  [1, 1, (a, b) => Number(titleSimilarity(a.key, b.key) > 0)],
]

const NEEDED = 1
const MAX_POINTS = 10

export const explain = (a: Side, b: Side) => REASONS.map(([p,m,c])=>[c.toString().replace('(a, b) => ',''), p*Math.max(0,Math.min(m,c(a,b)))]).filter(([,v])=>v!==0)

const pointsOf = (a: Side, b: Side): number =>
  REASONS.reduce(
    (sum, [points, most, count]) => sum + points * Math.max(0, Math.min(most, count(a, b))),
    0,
  )

/** Common dates, figures and quoted titles. */
export const haveSameFigures = (a: Side, b: Side): boolean =>
  (['quotes', 'dates', 'figures'] as const).some((fact) => meet(a.facts[fact], b.facts[fact]))

/** How much the facts agree, from 0 to 1. */
export const similarityByFacts = (a: Side, b: Side): number => {
  if (!nameEachOther(a, b)) return 0
  const points = pointsOf(a, b) - NEEDED
  return points > 0 ? Math.min(1, points / MAX_POINTS) : 0
}
