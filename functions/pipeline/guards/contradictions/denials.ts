import { sharedSentence, type Clause } from './clauses.ts'
import { CONCEPTS } from './concepts.ts'
import { VERBS } from './families.ts'
import { signIn } from './signs.ts'

const NEGATIVE =
  /\b(?:nicht|kein\w*|nie|niemals|niemand\w*|nichts|weder|ohne|ausser|safe|save[sd]?|gerettet|rettung|un(?!ser|ter|der|til|it|iv|iq|ion|d\b)\w{4,}|abgesagt|absag\w*|(?:ab|aus)(?= $)|verbot\w*|untersagt|bestreit\w*|fehl\w*|betroffen|abgebrochen|statt(?= \w)|verzicht\w*|not|never|no|nobody|none|neither|nothing|without|\w+n['’]t|cancel\w*|postpon\w*|den(?:y|ies|ied)|reject\w*|refus\w*|entirely|ban|bans|banned|banning|fail\w*|lost|former|abgelehnt\w*|ablehn\w*|scheiter\w*|gescheitert|widerstand|quit\w*|stop\w*|aufhor\w*|mangel\w*|hochstens|maximal|limit\w*|at most|no more|cleared|freigesprochen|unschuldig|innocent|erstmals seit|first (?:\w+ )?since|selten|kaum|hardly|barely|rarely|lack\w*|drop(?:s|ped)?|exclud\w*|barred|prevent\w*|sit out|skip\w*|end(?:s|ed)?|ende\w*|out (?:for|of)|sidelined|unable|miss(?:es|ed|ing)?|paus\w+|verpass\w*)\b/u

const isNegative = ({ text, isNegated, isOpen }: Clause): boolean =>
  isNegated || isOpen || NEGATIVE.test(text)

/** An item says the same of the same, in words that the rules know. */
const isBacked = (claim: Clause, theirs: readonly Clause[]): boolean =>
  [...CONCEPTS, ...VERBS].some((concept) => {
    const sign = signIn(claim, concept)
    return (
      sign !== undefined &&
      theirs.some(
        (clause) =>
          signIn(clause, concept) === sign &&
          (clause.names.size === 0 || sharedSentence(claim, clause) > 0),
      )
    )
  })

/** A clause that is clearly more about the same than any negative one contradicts a denial. */
const MARGIN = 1

/** A sentence denies something, and what the items say about it contains nothing negative. */
export const isUnfoundedDenial = (claim: Clause, theirs: readonly Clause[]): boolean => {
  if (!claim.isNegated || claim.isRefusal) return false
  const highest = (clauses: readonly Clause[]): number =>
    Math.max(0, ...clauses.map((clause) => sharedSentence(claim, clause)))
  const negative = theirs.filter(isNegative)
  if (isBacked(claim, theirs)) return false
  return negative.length === 0 || highest(negative) < highest(theirs) - MARGIN
}
