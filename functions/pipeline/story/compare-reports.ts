import { areRegionsApart } from './regions.ts'
import type { Report, StoryFacts } from './story-facts.ts'
import { contradict, titleSimilarity } from './title-similarity.ts'

type List = readonly string[]

const shared = (a: List, b: List): number => {
  const known = new Set(b)
  return a.filter((each) => known.has(each)).length
}
const meet = (a: List, b: List): boolean => shared(a, b) > 0
const areApart = (a: List, b: List): boolean => a.length > 0 && b.length > 0 && !meet(a, b)
const without = (a: List, b: List): string[] => a.filter((each) => !b.includes(each))

/** An event as it is known: the reports, and the facts of all of them. */
export interface Story {
  readonly reports: readonly Pick<Report, 'key' | 'heads'>[]
  readonly facts: StoryFacts
}

type Heading = Story['reports'][number]

const mentionedIn = ({ names, nouns }: StoryFacts): List => [...names, ...nouns]

const isPartOf = (one: string, other: string): boolean =>
  one !== other && ` ${other} `.includes(` ${one} `)

/** "Ghost" against "Ghost Bath": a name that is a part of another name is another band. */
const areParts = (a: List, b: List): boolean =>
  without(a, b).some((one) => without(b, a).some((o) => isPartOf(one, o) || isPartOf(o, one)))

/** Each title has names that the other lacks, and one of them is nowhere in the other report. */
const nameOthers = (a: Heading, b: Heading, aNames: List, bNames: List): boolean => {
  const [onlyA, onlyB] = [without(a.heads, b.heads), without(b.heads, a.heads)]
  if (onlyA.length === 0 || onlyB.length === 0) return false
  return without(onlyA, bNames).length > 0 || without(onlyB, aNames).length > 0
}

const isPlace = (name: string): boolean => name.startsWith('@')

/** "Wacken: Helloween bestätigt" against "Wacken: Sabaton bestätigt", even if both texts name both; titles of one tour choose guests and cities. */
const addOthers = (a: Heading, b: Heading): boolean =>
  !(a.key.topics.has('tour') && b.key.topics.has('tour')) &&
  meet(a.heads, b.heads) &&
  !without(a.heads, b.heads).every(isPlace) &&
  !without(b.heads, a.heads).every(isPlace)

const isAboutOthers = (a: Heading, b: Heading, aNames: List, bNames: List): boolean =>
  areParts(a.heads, b.heads) || addOthers(a, b) || nameOthers(a, b, aNames, bNames)

/** Texts about two records, or two shows, share neither quoted titles nor dates. */
const factsContradict = (a: StoryFacts, b: StoryFacts): boolean =>
  areRegionsApart(a.regions, b.regions) ||
  (areApart(a.quotes, b.quotes) && areApart(a.dates, b.dates))

const FAMILIES: readonly List[] = [
  ['song', 'video'],
  ['members', 'singer', 'drummer', 'guitarist', 'bassist'],
  ['tour', 'show'],
  ['festival', 'lineup', 'show'],
  ['cancel', 'postpone', 'ill'],
  ['leave', 'join'],
  ['reunite', 'return'],
  ['cancel', 'tour', 'show'],
]

const areRelated = (a: List, b: List): boolean =>
  FAMILIES.some((family) => meet(a, family) && meet(b, family))

const topicsOf = ({ key }: Heading): List => [...key.topics]
const actionsOf = ({ key }: Heading): List => [...key.actions]

/** Two shows of one band have two days. */
const areOtherShows = (a: Heading, x: StoryFacts, b: Heading, y: StoryFacts): boolean =>
  a.key.topics.has('show') && b.key.topics.has('show') && areApart(x.dates, y.dates)

const agesIn = ({ figures }: StoryFacts): List => figures.filter((each) => each.endsWith(' year'))

/** Two people of one band died on two days, at two ages. */
const areOtherDeaths = (a: Heading, x: StoryFacts, b: Heading, y: StoryFacts): boolean =>
  a.key.actions.has('death') &&
  b.key.actions.has('death') &&
  areApart(x.dates, y.dates) &&
  areApart(agesIn(x), agesIn(y))

const ROLES: List = ['singer', 'drummer', 'guitarist', 'bassist']
const rolesIn = (topics: List): List => ROLES.filter((role) => topics.includes(role))
const isPerson = (name: string): boolean => name.includes(' ')

/** "Sängerin steigt aus" against "Schlagzeuger steigt aus", unless both titles name one person. */
const areOtherMembers = (a: Heading, b: Heading): boolean =>
  areApart(rolesIn(topicsOf(a)), rolesIn(topicsOf(b))) && !meet(a.heads.filter(isPerson), b.heads)

/** Records of one band have other titles, even if they appear on one day. */
const areOtherRecords = (a: Heading, x: StoryFacts, b: Heading, y: StoryFacts): boolean =>
  a.key.topics.has('album') && b.key.topics.has('album') && areApart(x.quotes, y.quotes)

const hasWord = (names: List, word: string): boolean =>
  names.some((name) => name.split(' ').includes(word))

/** "Hell's Guardian" is not "Hell". "Ghost's Tobias Forge" is Ghost: other reports about him name Ghost, too. */
const ownsOther = (a: Heading, b: Heading, bNames: List): boolean =>
  [...a.key.owned].some(
    ([owner, owned]) =>
      b.heads.includes(owner) && hasWord(a.heads, owned) && !hasWord(bNames, owned),
  )

const themesOf = (heading: Heading, { lead }: StoryFacts): List => {
  const own = [...topicsOf(heading), ...actionsOf(heading)]
  return own.length > 0 ? own : lead
}

/** What happened according to one title is not in the other report at all. */
const doOthers = (a: Heading, b: Heading, facts: StoryFacts): boolean =>
  actionsOf(a).some(
    (action) =>
      action !== 'return' &&
      !facts.actions.includes(action) &&
      !(actionsOf(b).length > 0 && areRelated([action], actionsOf(b))),
  )

const isOtherTheme = (a: Heading, b: Heading): boolean =>
  areApart(topicsOf(a), topicsOf(b)) && !areRelated(topicsOf(a), topicsOf(b))

const WEIGHTS = { quotes: [2, 2], dates: [2, 2], figures: [1, 3] } as const

/** Common dates, figures and quoted titles: what two reports about one band share only when they report one event. */
const figuresFor = (x: StoryFacts, y: StoryFacts): number =>
  (Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[]).reduce((sum, kind) => {
    const [weight, most] = WEIGHTS[kind]
    return sum + weight * Math.min(most, shared(x[kind], y[kind]))
  }, 0)

const MAX_NAMES = 4

/** Common names besides the one that both are about. */
const namesFor = (x: StoryFacts, y: StoryFacts): number =>
  Math.min(MAX_NAMES, Math.max(0, shared(x.names, y.names) - 1))

const ENOUGH = 3
const ENOUGH_WITH_ACTION = 2
const ENOUGH_WITHOUT_THEME = 5
const MAX_EVIDENCE = 16

/** Reviews and interviews have no theme besides their kind. */
const isSameTheme = (a: Heading, x: StoryFacts, b: Heading, y: StoryFacts): boolean => {
  if (a.key.kind !== 'news') return false
  const [ones, others] = [themesOf(a, x), themesOf(b, y)]
  return meet(ones, others) || areRelated(ones, others)
}

const isOtherNews = (a: Heading, x: StoryFacts, b: Heading, y: StoryFacts): boolean =>
  a.key.kind === 'news' && (isOtherTheme(a, b) || doOthers(a, b, y) || doOthers(b, a, x))

const mentionEachOther = (a: Heading, x: StoryFacts, b: Heading, y: StoryFacts): boolean =>
  meet(a.heads, mentionedIn(y)) && meet(b.heads, mentionedIn(x))

const titleQuotes = ({ key }: Heading): List => [...key.quoted]

/** Both are about one record, which both texts name with one date. */
const haveSameWork = (a: Heading, x: StoryFacts, b: Heading, y: StoryFacts): boolean => {
  const common = x.quotes.filter((quote) => y.quotes.includes(quote))
  const words = common.flatMap((quote) => quote.split(' '))
  const isTitled = without([...titleQuotes(a), ...titleQuotes(b)], words).length === 0
  return common.length > 0 && meet(x.dates, y.dates) && isTitled
}

/** "Wacken bestätigt Helloween" and "Helloween spielen auf dem Wacken Open Air". */
const nameTheSame = (a: Heading, x: StoryFacts, b: Heading, y: StoryFacts): boolean => {
  const heads = new Set([...a.heads, ...b.heads].filter((name) => !isPlace(name)))
  const known = (name: string): boolean =>
    mentionedIn(x).includes(name) && mentionedIn(y).includes(name)
  return heads.size > 1 && [...heads].every(known)
}

const haveSameAction = (a: Heading, x: StoryFacts, b: Heading, y: StoryFacts): boolean =>
  a.key.kind === 'news' &&
  (actionsOf(a).some((action) => y.actions.includes(action)) ||
    actionsOf(b).some((action) => x.actions.includes(action)))

/** Beside what happened to a band, the whole name of a person counts more than another name. */
const personsFor = (a: Heading, x: StoryFacts, b: Heading, y: StoryFacts): number => {
  const common = x.names.filter((name) => isPerson(name) && y.names.includes(name))
  const bands = a.heads.filter((head) => b.heads.includes(head))
  return haveSameAction(a, x, b, y) && without(common, bands).length > 0 ? 1 : 0
}

const enoughFor = (a: Heading, x: StoryFacts, b: Heading, y: StoryFacts): number => {
  if (haveSameAction(a, x, b, y) || nameTheSame(a, x, b, y)) return ENOUGH_WITH_ACTION
  return isSameTheme(a, x, b, y) || haveSameWork(a, x, b, y) ? ENOUGH : ENOUGH_WITHOUT_THEME
}

const areSameByFacts = (a: Heading, x: StoryFacts, b: Heading, y: StoryFacts): number => {
  if (!mentionEachOther(a, x, b, y) || isOtherNews(a, x, b, y)) return 0
  const figures = figuresFor(x, y)
  const evidence = figures + namesFor(x, y) + personsFor(a, x, b, y)
  const isEnough = evidence >= enoughFor(a, x, b, y) && (isSameTheme(a, x, b, y) || figures > 0)
  return isEnough ? Math.min(1, evidence / MAX_EVIDENCE) : 0
}

const MIN_TITLE_WORDS = 5

/** "Heavy, oder was!?" heads each column: similar titles without a theme need texts that agree. */
const needsEvidence = (a: Heading, x: StoryFacts, b: Heading, y: StoryFacts): boolean => {
  if (!x.hasText || !y.hasText) return false
  if (meet([...topicsOf(a), ...actionsOf(a)], [...topicsOf(b), ...actionsOf(b)])) return false
  return a.key.folded !== b.key.folded || a.key.folded.split(' ').length < MIN_TITLE_WORDS
}

const areSameByTitle = (a: Heading, x: StoryFacts, b: Heading, y: StoryFacts): number =>
  needsEvidence(a, x, b, y) && figuresFor(x, y) === 0 ? 0 : titleSimilarity(a.key, b.key)

const similarityOfTwo = (a: Heading, x: StoryFacts, b: Heading, y: StoryFacts): number =>
  Math.max(areSameByTitle(a, x, b, y), areSameByFacts(a, x, b, y))

/** Whether no common fact can make these one event. */
const areOpposed = (a: Heading, x: StoryFacts, b: Heading, y: StoryFacts): boolean =>
  a.key.kind !== b.key.kind ||
  contradict(a.key, b.key) ||
  isAboutOthers(a, b, mentionedIn(x), mentionedIn(y)) ||
  factsContradict(x, y) ||
  areOtherShows(a, x, b, y) ||
  areOtherMembers(a, b) ||
  areOtherDeaths(a, x, b, y) ||
  areOtherRecords(a, x, b, y) ||
  ownsOther(a, b, mentionedIn(y)) ||
  ownsOther(b, a, mentionedIn(x))

/** How similar a report and an event are, from 0 (different events) to 1. */
export const similarityTo = (report: Report, story: Story): number => {
  const { facts } = report
  if (story.reports.some((each) => areOpposed(report, facts, each, story.facts))) return 0
  return Math.max(...story.reports.map((each) => similarityOfTwo(report, facts, each, story.facts)))
}
