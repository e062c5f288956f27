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

/** "Ghost" against "Ghost Bath": a name that is a part of another name is another band. */
const areParts = (a: List, b: List): boolean =>
  without(a, b).some((one) => without(b, a).some((o) => (isPartOf(one, o) && !isSamePerson(one, o)) || (isPartOf(o, one) && !isSamePerson(o, one))))

type Type = 'place' | 'person' | 'other'

/** Only names of one type compete: a title can name the band, the other the place or the person. */
const typeIn =
  (a: Side, b: Side) =>
  (name: string): Type => {
    if (name.startsWith('@')) return 'place'
    if (isFullName(name) || a.facts.people.includes(name) || b.facts.people.includes(name))
      return 'person'
    return a.facts.places.includes(name) || b.facts.places.includes(name) ? 'place' : 'other'
  }

/** "Wacken: Helloween bestätigt" against "Wacken: Sabaton bestätigt", even if both texts name both; titles of one tour choose guests. */
const areCompeting = (a: Side, b: Side): boolean => {
  const [onlyA, onlyB] = [without(a.heads, b.heads), without(b.heads, a.heads)]
  if (onlyA.length === 0 || onlyB.length === 0) return false
  const typeOf = typeIn(a, b)
  const isTour = a.topics.includes('tour') && b.topics.includes('tour')
  const [noneOfB, noneOfA] = [without(onlyA, b.mentioned), without(onlyB, a.mentioned)]
  const isKnown = noneOfA.length === 0 && noneOfB.length === 0
  return onlyA.some((one) =>
    onlyB.some((other) => {
      const [type, otherType] = [typeOf(one), typeOf(other)]
      if (type !== otherType) return noneOfB.includes(one) && noneOfA.includes(other)
      if (type === 'place') return noneOfB.includes(one) && noneOfA.includes(other)
      if (type === 'person' || isTour || !meet(a.heads, b.heads))
        return noneOfB.includes(one) || noneOfA.includes(other)
      return !isKnown || (a.heads.length > 1 && b.heads.length > 1)
    }),
  )
}

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
  !lastNames(a).some((name) => b.mentioned.includes(name)) &&
  !lastNames(b).some((name) => a.mentioned.includes(name))

/** Records of one band have other titles, even if they appear on one day. */
const areOtherRecords = (a: Side, b: Side): boolean =>
  both(a, b, 'album') && areApart(a.facts.quotes, b.facts.quotes)

const areOtherSongs = (a: Side, b: Side): boolean =>
  isAboutSong(a) && isAboutSong(b) && areApart(a.facts.songs, b.facts.songs)

/** A later cancellation names the postponement at most as what was before. */
const isCancelledLater = (a: Side, b: Side): boolean =>
  a.actions.includes('cancel') &&
  b.actions.includes('postpone') &&
  !b.facts.actions.includes('cancel') &&
  !a.facts.actions.includes('postpone')

const FIRST = /\b(?:first|initial|erste[nr]?)\b/u
const FINAL = /\b(?:final|finale|letzte[nr]?|running order|schedule|timetable|spielplan|komplette[nrs]?|complete)\b/u

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
      b.heads.includes(owner) && hasWord(a.heads, owned) && !hasWord(b.mentioned, owned),
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

/** Whether no common fact can make these one event. */
export const areOpposed = (a: Side, b: Side): boolean =>
  (contradict(a.key, b.key) && !isFirstSong(a, b) && !isFirstSong(b, a)) ||
  areParts(a.heads, b.heads) ||
  areCompeting(a, b) ||
  areFactsApart(a, b) ||
  areOtherShows(a, b) ||
  areOtherMembers(a, b) ||
  areOtherDeaths(a, b) ||
  areOtherPeople(a, b) ||
  areOtherRecords(a, b) ||
  areOtherSongs(a, b) ||
  areOtherWaves(a, b) ||
  isCancelledLater(a, b) ||
  isCancelledLater(b, a) ||
  ownsOther(a, b) ||
  ownsOther(b, a)

export const whyOpposed = (a: Side, b: Side) => [contradict(a.key, b.key) ? 'contradict' : '', areParts(a.heads, b.heads) ? 'areParts' : '', areCompeting(a, b) ? 'areCompeting' : '', areFactsApart(a, b) ? 'areFactsApart' : '', areOtherShows(a, b) ? 'areOtherShows' : '', areOtherMembers(a, b) ? 'areOtherMembers' : '', areOtherDeaths(a, b) ? 'areOtherDeaths' : '', areOtherPeople(a, b) ? 'areOtherPeople' : '', areOtherRecords(a, b) ? 'areOtherRecords' : '', areOtherSongs(a, b) ? 'areOtherSongs' : '', areOtherWaves(a, b) ? 'areOtherWaves' : '', isCancelledLater(a, b) ? 'isCancelledLater' : '', isCancelledLater(b, a) ? 'isCancelledLater' : '', ownsOther(a, b) ? 'ownsOther' : '', ownsOther(b, a) ? 'ownsOther' : ''].filter(Boolean)
