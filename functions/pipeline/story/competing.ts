import { isFestival } from './festivals.ts'
import { isLabel } from './labels.ts'
import { without, type List } from './lists.ts'
import { mentions, unknownTo, type Side } from './side.ts'

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
export const areCompeting = (a: Side, b: Side): boolean => {
  const isPlace = (name: string): boolean =>
    name.startsWith('@') ||
    isFestival(name) ||
    [a, b].some(({ facts }) => facts.places.includes(name))
  return areOtherBands(a, b, isPlace) || areOtherPlaces(a, b, isPlace)
}
