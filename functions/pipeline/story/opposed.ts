import { areApart, meet, type List, without } from './lists.ts'
import { type Side, mentions, unknownTo } from './side.ts'
import { isLater } from './themes.ts'
import { isFestival } from './festivals.ts'
import { isLabel } from './labels.ts'

/** The names of one title alone, without words that neither its own text nor the other report knows. */
const ownNames = (a: Side, b: Side): List =>
  without(a.heads, b.heads).filter(
    (name) => !a.facts.doubts.includes(name) || mentions(b, name) || a.facts.places.includes(name),
  )

const areOfTour = (a: Side, b: Side): boolean =>
  a.key.topics.includes('tour') && b.key.topics.includes('tour')

type IsPlace = (name: string) => boolean

const areOtherPlaces = (a: Side, b: Side, isPlace: IsPlace): boolean =>
  unknownTo(b, ownNames(a, b)).some(isPlace) && unknownTo(a, ownNames(b, a)).some(isPlace)

/** "Wacken: Helloween" against "Wacken: Sabaton", even if both texts name both; titles of one tour choose guests. */
const areOtherBands = (a: Side, b: Side, isPlace: IsPlace): boolean => {
  const isBand = (name: string): boolean => !isPlace(name)
  const [ones, others] = [ownNames(a, b).filter(isBand), ownNames(b, a).filter(isBand)]
  if (ones.length === 0 || others.length === 0) return false
  const unknown = [unknownTo(b, ones), unknownTo(a, others)].filter(({ length }) => length > 0)
  const common = a.heads.filter((name) => b.heads.includes(name))
  const isOneBand = common.some((name) => isBand(name) && !isLabel(name))
  if (unknown.length === 1) return !isOneBand
  return unknown.length === 2 || (common.length > 0 && !areOfTour(a, b))
}

/** Only names of one type compete: one title can name the band, the other the place. */
const areCompeting = (a: Side, b: Side): boolean => {
  const isPlace = (name: string): boolean =>
    name.startsWith('@') ||
    isFestival(name) ||
    [a, b].some(({ facts }) => facts.places.includes(name))
  return areOtherBands(a, b, isPlace) || areOtherPlaces(a, b, isPlace)
}

const ROLES: List = ['singer', 'drummer', 'guitarist', 'bassist', 'keyboarder']
const rolesIn = (topics: List): List => ROLES.filter((role) => topics.includes(role))
const isPerson = (name: string): boolean => name.includes(' ')

/** "Sängerin steigt aus" against "Schlagzeuger steigt aus", unless both titles name one person. */
const areOtherMembers = (a: Side, b: Side): boolean =>
  areApart(rolesIn(a.key.topics), rolesIn(b.key.topics)) && !meet(a.heads.filter(isPerson), b.heads)

/** What can end well, or be taken back. */
const REVERSIBLE: List = ['steal', 'missing', 'arrest', 'ill', 'cancel']

/** Closed: words for an end of any of these. */
const UNDONE =
  / (?:wieder|doch|gefunden|\w*frei|freigelassen|genesen|geheilt|again|after all|found|freed|recover\w*) /u

const isUndone = ({ key }: Side): boolean => UNDONE.test(` ${key.folded} `)

/** "Gestohlenes Equipment gefunden" against "Equipment gestohlen": how it ends is another event. */
const isItsEnd = (a: Side, b: Side): boolean =>
  isUndone(a) && !isUndone(b) && meet(b.key.actions, REVERSIBLE)

/** A review and a piece of news, or titles with other years. */
const areOtherTitles = ({ key: one }: Side, { key: other }: Side): boolean =>
  one.kind !== other.kind || areApart(one.years, other.years)

/** Without texts, what happened and how often must be the same. */
const areOtherTitlesAlone = (a: Side, b: Side): boolean =>
  !(a.facts.hasText || b.facts.hasText) &&
  (areApart(a.key.actions, b.key.actions) || areApart(a.facts.figures, b.facts.figures))

/** Two quoted titles that are not the same: "Somewhere Far Beyond" and "Somewhere Far Beyond Revisited". */
const areOtherWorks = ({ key: one }: Side, { key: other }: Side): boolean =>
  one.quoted.length > 0 &&
  other.quoted.length > 0 &&
  [...one.quoted].toSorted().join(' ') !== [...other.quoted].toSorted().join(' ')

/** Two reports that both name days, or months, have one in common. */
const areOtherDays = ({ facts: x }: Side, { facts: y }: Side): boolean =>
  areApart(x.dates, y.dates) || areApart(x.months, y.months)

/** "European tour" against "North American tour". */
const areOtherRegions = ({ key: one }: Side, { key: other }: Side): boolean =>
  areApart(one.regions, other.regions)

/** Records of one band have other titles, even if they appear on one day. */
const areOtherRecords = (a: Side, b: Side): boolean =>
  a.key.topics.includes('album') &&
  b.key.topics.includes('album') &&
  areApart(a.facts.quotes, b.facts.quotes)

const CHANGES: List = ['cancel', 'postpone', 'extra']

/** A concert that is cancelled, postponed or added, of which the other report knows nothing. */
const isChangedAlone = (a: Side, b: Side): boolean =>
  b.facts.hasText &&
  meet(a.key.actions, CHANGES) &&
  !meet(b.facts.actions, [...CHANGES, 'ill', 'ban'])

type Veto = (a: Side, b: Side) => boolean

const OF_BOTH: readonly Veto[] = [
  areOtherTitles,
  areOtherTitlesAlone,
  areOtherWorks,
  areCompeting,
  areOtherDays,
  areOtherRegions,
  areOtherMembers,
  areOtherRecords,
  isLater,
]

/** What one report says and the other does not. */
const OF_ONE: readonly Veto[] = [isChangedAlone, isItsEnd]

/** Whether no common fact can make these one event. */
export const areOpposed = (a: Side, b: Side): boolean =>
  OF_BOTH.some((veto) => veto(a, b)) || OF_ONE.some((veto) => veto(a, b) || veto(b, a))
