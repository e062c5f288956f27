import { isFestival } from './festivals.ts'
import { isLabel } from './labels.ts'
import { without, type List } from './lists.ts'
import { unknownTo, type Side } from './side.ts'

type Type = 'place' | 'band'

const typeIn =
  (a: Side, b: Side) =>
  (name: string): Type => {
    if (name.startsWith('@') || isFestival(name)) return 'place'
    return [a, b].some(({ facts }) => facts.places.includes(name)) ? 'place' : 'band'
  }

/** The names of one title alone, without words that neither its own text nor the other report knows. */
const ownNames = (a: Side, b: Side): List =>
  without(a.heads, b.heads).filter(
    (name) =>
      !a.facts.doubts.includes(name) || b.mentioned.has(name) || a.facts.places.includes(name),
  )

interface Candidates {
  readonly ones: List
  readonly others: List
  readonly isUnknown: boolean
  readonly isOtherUnknown: boolean
}

type TypeOf = (name: string) => Type

const candidatesOf = (a: Side, b: Side, type: Type, typeOf: TypeOf): Candidates => {
  const isOfType = (name: string): boolean => typeOf(name) === type
  const [ones, others] = [ownNames(a, b).filter(isOfType), ownNames(b, a).filter(isOfType)]
  return {
    ones,
    others,
    isUnknown: unknownTo(b, ones).length > 0,
    isOtherUnknown: unknownTo(a, others).length > 0,
  }
}

const areOtherPlaces = (a: Side, b: Side, typeOf: TypeOf): boolean => {
  const { isUnknown, isOtherUnknown } = candidatesOf(a, b, 'place', typeOf)
  return isUnknown && isOtherUnknown
}

const areOfTour = (a: Side, b: Side): boolean =>
  a.topics.includes('tour') && b.topics.includes('tour')

/** "Wacken: Helloween" against "Wacken: Sabaton", even if both texts name both; titles of one tour choose guests. */
const areOtherBands = (a: Side, b: Side, typeOf: TypeOf): boolean => {
  const { ones, others, isUnknown, isOtherUnknown } = candidatesOf(a, b, 'band', typeOf)
  if (ones.length === 0 || others.length === 0) return false
  const isOne = isUnknown && isOtherUnknown
  const isAny = isUnknown || isOtherUnknown
  const common = a.heads.filter((name) => b.heads.includes(name))
  const isOneBand = common.some((name) => typeOf(name) === 'band' && !isLabel(name))
  return isOne || (isAny && !isOneBand) || (!isAny && common.length > 0 && !areOfTour(a, b))
}

/** Only names of one type compete: one title can name the band, the other the place. */
export const areCompeting = (a: Side, b: Side): boolean => {
  const typeOf = typeIn(a, b)
  return areOtherBands(a, b, typeOf) || areOtherPlaces(a, b, typeOf)
}
