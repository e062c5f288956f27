import type { Clause } from './clauses.ts'
import { words } from './concept.ts'

const BEGIN = words(
  'beginn\\w* | begann | start\\w* | auftakt | (?:geht|gehts|ging) (?:\\w+ ){0,6}los | los geht | ab dem | begin\\w* | began | kick\\w* off | from',
)
const END = words('schluss | end(?:et|en|ete|s|ed) | abschluss\\w* | conclud\\w* | wrap\\w* up')

/** The numbers of a day: "21. Januar" and "January 21" have the same. */
const dayOf = ({ tokens }: Clause): readonly string[] =>
  [...tokens].filter((one) => /^\d+$/.test(one))

const isOn = (day: readonly string[], { tokens }: Clause): boolean =>
  day.every((number) => tokens.has(number))

const isSwapped = (
  claim: Clause,
  said: RegExp,
  other: RegExp,
  theirs: readonly Clause[],
): boolean => {
  const day = dayOf(claim)
  if (day.length === 0 || !said.test(claim.text) || other.test(claim.text)) return false
  const onDay = theirs.filter((clause) => !clause.isWhole && isOn(day, clause))
  return (
    onDay.some(({ text }) => other.test(text) && !said.test(text)) &&
    !onDay.some(({ text }) => said.test(text))
  )
}

/** "Beginnt am 21." although the items say that it ends then, or the other way round. */
export const isOtherEnd = (claims: readonly Clause[], theirs: readonly Clause[]): boolean =>
  claims.some(
    (claim) =>
      !claim.isWhole &&
      (isSwapped(claim, BEGIN, END, theirs) || isSwapped(claim, END, BEGIN, theirs)),
  )
