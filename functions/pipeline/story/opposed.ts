import { areRegionsApart, isFullName } from '../facts/index.ts'
import { areCompeting } from './competing.ts'
import { areApart, meet, without, type List } from './lists.ts'
import type { Side } from './side.ts'
import { isLater } from './themes.ts'
import { contradict } from './title-similarity.ts'

const isPartOf = (one: string, other: string): boolean =>
  one !== other && ` ${other} `.includes(` ${one} `)

/** "Ekberg" is "Tomas Ekberg". */
const isSamePerson = (one: string, other: string): boolean =>
  isFullName(other) && (other.endsWith(` ${one}`) || other.startsWith(`${one} `))

const isOther = (one: string, other: string): boolean =>
  isPartOf(one, other) && !isSamePerson(one, other)

/** "Ghost" against "Ghost Bath": a name that is a part of another name is another band. */
const areParts = (a: List, b: List): boolean =>
  !meet(a, b) &&
  without(a, b).some((one) => without(b, a).some((o) => isOther(one, o) || isOther(o, one)))

const both = (a: Side, b: Side, theme: string): boolean =>
  (a.topics.includes(theme) || a.actions.includes(theme)) &&
  (b.topics.includes(theme) || b.actions.includes(theme))

const ROLES: List = ['singer', 'drummer', 'guitarist', 'bassist', 'keyboarder']
const rolesIn = (topics: List): List => ROLES.filter((role) => topics.includes(role))
const isPerson = (name: string): boolean => name.includes(' ')

/** "Sängerin steigt aus" against "Schlagzeuger steigt aus", unless both titles name one person. */
const areOtherMembers = (a: Side, b: Side): boolean =>
  areApart(rolesIn(a.topics), rolesIn(b.topics)) && !meet(a.heads.filter(isPerson), b.heads)

const lastNames = ({ facts }: Side): List =>
  facts.people.flatMap((name) => name.split(' ').slice(1))

/** Who left is known before the successor is. */
const isReplacedLater = (a: Side, b: Side): boolean =>
  a.actions.includes('leave') &&
  !a.facts.actions.includes('join') &&
  b.actions.includes('join') &&
  lastNames(b).some((name) => !a.mentioned.has(name))

/** Records of one band have other titles, even if they appear on one day. */
const areOtherRecords = (a: Side, b: Side): boolean =>
  both(a, b, 'album') && areApart(a.facts.quotes, b.facts.quotes)

/** What can end well, or be taken back. */
const REVERSIBLE: List = ['steal', 'missing', 'arrest', 'ill', 'cancel']

/** Closed: words for an end of any of these. */
const UNDONE =
  / (?:wieder|doch|gefunden|\w*frei|freigelassen|genesen|geheilt|again|after all|found|freed|recover\w*) /u

const isUndone = ({ key }: Side): boolean => UNDONE.test(` ${key.folded} `)

/** "Gestohlenes Equipment gefunden" against "Equipment gestohlen": how it ends is another event. */
const isItsEnd = (a: Side, b: Side): boolean =>
  isUndone(a) && !isUndone(b) && meet(b.actions, REVERSIBLE)

/** "Zusatzkonzerte" come after the concerts. */
const isExtraAlone = (a: Side, b: Side): boolean =>
  a.actions.includes('extra') && b.facts.hasText && !b.facts.actions.includes('extra')

const hasWord = (names: List, word: string): boolean =>
  names.some((name) => name.split(' ').includes(word))

/** "Hell's Guardian" is not "Hell". "Ghost's Tobias Forge" is Ghost: other reports about him name Ghost, too. */
const ownsOther = (a: Side, b: Side): boolean =>
  a.key.owned.some(
    ([owner, owned]) =>
      b.heads.includes(owner) && hasWord(a.heads, owned) && !hasWord([...b.mentioned], owned),
  )

const NEGATING: List = ['cancel', 'postpone']

/** What one title cancels, the other report knows nothing of. */
const isCancelledAlone = (a: Side, b: Side): boolean =>
  a.facts.hasText &&
  b.facts.hasText &&
  NEGATING.some((action) => a.actions.includes(action) && !b.facts.actions.includes(action)) &&
  !meet(b.facts.actions, ['ill', 'ban'])

const titled = (quoted: List, works: List): boolean =>
  quoted.every((word) => works.some((work) => ` ${work}`.includes(` ${word}`)))

/** The title about the album names the album, the other its first song. */
const isFirstSong = (a: Side, b: Side): boolean =>
  a.topics.includes('album') &&
  b.topics.includes('album') &&
  b.topics.includes('song') &&
  titled(b.key.quoted, b.facts.songs) &&
  titled(a.key.quoted, b.facts.quotes)

/** Two quoted titles that are not the same: "Somewhere Far Beyond" and "Somewhere Far Beyond Revisited". */
const areOtherWorks = ({ key: one }: Side, { key: other }: Side): boolean =>
  one.quoted.length > 0 &&
  other.quoted.length > 0 &&
  [...one.quoted].toSorted().join(' ') !== [...other.quoted].toSorted().join(' ')

const contradictsTitle = (a: Side, b: Side): boolean =>
  (contradict(a.key, b.key) || areOtherWorks(a, b)) && !isFirstSong(a, b) && !isFirstSong(b, a)

/** Two reports that both name days, or months, have one in common. */
const areOtherDays = ({ facts: x }: Side, { facts: y }: Side): boolean =>
  areApart(x.dates, y.dates) || areApart(x.months, y.months)

const placesOf = ({ heads, facts }: Side): List =>
  heads.filter((name) => name.startsWith('@') || facts.places.includes(name))

/** Titles about two places, unless both texts name one day. */
const areOtherPlaces = (a: Side, b: Side): boolean =>
  areApart(placesOf(a), placesOf(b)) && !meet(a.facts.dates, b.facts.dates)

const areOtherRegions = ({ facts: x }: Side, { facts: y }: Side): boolean =>
  areRegionsApart(x.regions, y.regions)

type Veto = (a: Side, b: Side) => boolean

const OF_BOTH: readonly Veto[] = [
  contradictsTitle,
  (a, b) => areParts(a.heads, b.heads),
  areCompeting,
  areOtherDays,
  areOtherPlaces,
  areOtherRegions,
  areOtherMembers,
  areOtherRecords,
  isLater,
]

/** What one report says and the other does not. */
const OF_ONE: readonly Veto[] = [
  isCancelledAlone,
  isExtraAlone,
  isReplacedLater,
  isItsEnd,
  ownsOther,
]

/** Whether no common fact can make these one event. */
export const areOpposed = (a: Side, b: Side): boolean =>
  OF_BOTH.some((veto) => veto(a, b)) || OF_ONE.some((veto) => veto(a, b) || veto(b, a))
