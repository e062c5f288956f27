import { areCompeting } from './competing.ts'
import { areApart, meet, without, type List } from './lists.ts'
import { isFullName } from './people.ts'
import { areRegionsApart } from './regions.ts'
import type { Side } from './side.ts'
import { isAboutSong } from './themes.ts'
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

/** Texts about two records, or two shows, share neither quoted titles nor dates. */
const areFactsApart = ({ facts: x }: Side, { facts: y }: Side): boolean =>
  areRegionsApart(x.regions, y.regions) ||
  (areApart(x.quotes, y.quotes) && areApart(x.dates, y.dates))

const both = (a: Side, b: Side, theme: string): boolean =>
  (a.topics.includes(theme) || a.actions.includes(theme)) &&
  (b.topics.includes(theme) || b.actions.includes(theme))

/** Two shows of one band have two days. */
const areOtherShows = (a: Side, b: Side): boolean =>
  both(a, b, 'show') && areApart(a.facts.dates, b.facts.dates)

const agesIn = ({ facts }: Side): List => facts.figures.filter((each) => each.endsWith(' year'))

/** Two people of one band died on two days, at two ages. */
const areOtherDeaths = (a: Side, b: Side): boolean =>
  both(a, b, 'death') && areApart(a.facts.dates, b.facts.dates) && areApart(agesIn(a), agesIn(b))

const ROLES: List = ['singer', 'drummer', 'guitarist', 'bassist', 'keyboarder']
const rolesIn = (topics: List): List => ROLES.filter((role) => topics.includes(role))
const isPerson = (name: string): boolean => name.includes(' ')

/** "Sängerin steigt aus" against "Schlagzeuger steigt aus", unless both titles name one person. */
const areOtherMembers = (a: Side, b: Side): boolean =>
  areApart(rolesIn(a.topics), rolesIn(b.topics)) && !meet(a.heads.filter(isPerson), b.heads)

const OF_PEOPLE: List = ['death', 'leave', 'join', 'ill', 'arrest', 'marry', 'attack']
const lastNames = ({ facts }: Side): List =>
  facts.people.flatMap((name) => name.split(' ').slice(1))

/** What happened to two people. */
const areOtherPeople = (a: Side, b: Side): boolean =>
  OF_PEOPLE.some((action) => a.themes.includes(action) || b.themes.includes(action)) &&
  areApart(lastNames(a), lastNames(b)) &&
  !lastNames(a).some((name) => b.mentioned.has(name)) &&
  !lastNames(b).some((name) => a.mentioned.has(name))

/** Who left is known before the successor is. */
const isReplacedLater = (a: Side, b: Side): boolean =>
  a.actions.includes('leave') &&
  !a.facts.actions.includes('join') &&
  b.actions.includes('join') &&
  lastNames(b).some((name) => !a.mentioned.has(name))

/** Records of one band have other titles, even if they appear on one day. */
const areOtherRecords = (a: Side, b: Side): boolean =>
  both(a, b, 'album') && areApart(a.facts.quotes, b.facts.quotes)

/** "Somewhere Far Beyond" and "Somewhere Far Beyond Revisited". */
const areOtherWorks = (a: Side, b: Side): boolean =>
  a.key.quoted.size > 0 && b.key.quoted.size > 0 && areApart(a.facts.quotes, b.facts.quotes)

const areOtherSongs = (a: Side, b: Side): boolean =>
  isAboutSong(a) && isAboutSong(b) && areApart(a.facts.songs, b.facts.songs)

/** "Zusatzkonzerte" come after the concerts. */
const isExtraAlone = (a: Side, b: Side): boolean =>
  a.actions.includes('extra') && b.facts.hasText && !b.facts.actions.includes('extra')

/** A later cancellation names the postponement at most as what was before. */
const isCancelledLater = (a: Side, b: Side): boolean =>
  a.actions.includes('cancel') &&
  b.actions.includes('postpone') &&
  !b.facts.actions.includes('cancel') &&
  !a.facts.actions.includes('postpone')

const FIRST = /\b(?:first|initial|erste[nr]?)\b/u
const FINAL =
  /\b(?:final|finale|letzte[nr]?|running order|schedule|timetable|spielplan|komplette[nrs]?|complete)\b/u

const isFirstAndFinal = ({ key: one }: Side, { key: other }: Side): boolean =>
  FIRST.test(one.folded) && !FINAL.test(one.folded) && FINAL.test(other.folded)

/** The first bands of a festival and its running order. */
const areOtherWaves = (a: Side, b: Side): boolean =>
  (both(a, b, 'festival') || both(a, b, 'lineup')) &&
  (isFirstAndFinal(a, b) || isFirstAndFinal(b, a))

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
  a.actions.some((action) => NEGATING.includes(action)) &&
  !b.facts.actions.some(
    (action) => NEGATING.includes(action) || action === 'ill' || action === 'ban',
  )

const titled = (quoted: ReadonlySet<string>, works: List): boolean =>
  [...quoted].every((word) => works.some((work) => ` ${work}`.includes(` ${word}`)))

/** The title about the album names the album, the other its first song. */
const isFirstSong = (a: Side, b: Side): boolean =>
  a.topics.includes('album') &&
  b.topics.includes('album') &&
  b.topics.includes('song') &&
  titled(b.key.quoted, b.facts.songs) &&
  titled(a.key.quoted, b.facts.quotes)

const contradictsTitle = (a: Side, b: Side): boolean =>
  contradict(a.key, b.key) && !isFirstSong(a, b) && !isFirstSong(b, a)

/** A festival confirms three bands, and one of them goes on tour with the others. */
const isTourElsewhere = (a: Side, b: Side): boolean =>
  a.topics.includes('tour') &&
  !a.facts.topics.includes('festival') &&
  b.topics.includes('festival') &&
  !b.topics.includes('tour')

type Veto = (a: Side, b: Side) => boolean

const OF_BOTH: readonly Veto[] = [
  contradictsTitle,
  (a, b) => areParts(a.heads, b.heads),
  areCompeting,
  areFactsApart,
  areOtherShows,
  areOtherMembers,
  areOtherDeaths,
  areOtherPeople,
  areOtherRecords,
  areOtherSongs,
  areOtherWorks,
  areOtherWaves,
]

/** What one report says and the other does not. */
const OF_ONE: readonly Veto[] = [
  isCancelledAlone,
  isExtraAlone,
  isCancelledLater,
  isReplacedLater,
  ownsOther,
  isTourElsewhere,
]

/** Whether no common fact can make these one event. */
export const areOpposed = (a: Side, b: Side): boolean =>
  OF_BOTH.some((veto) => veto(a, b)) || OF_ONE.some((veto) => veto(a, b) || veto(b, a))
