import { findInName } from './banned/names.ts'
import { AGAINST, NSBM_TERMS, SLOGANS, type Term } from './banned/terms.ts'
import { foldText } from './banned/words.ts'

/** What the guard found. */
export interface BannedHit {
  readonly term: string
  /** `86a`: a slogan or sign of a banned organisation. */
  readonly list: 'nsbm' | '86a'
  /** The text beside it speaks against it, as far as a machine can tell. */
  readonly isAgainst: boolean
  /** The words of the text. */
  readonly found: string
}

interface Compiled extends Pick<BannedHit, 'term' | 'list'> {
  readonly pattern: RegExp
}

const SLOGAN_MARK = '§ 86a StGB: '
const AGAINST_MARK = 'Gegenrede? '

/** A pattern of a list for folded text: `_` is a separator, `!` the end of a word, `l` is folded to `i`. */
const sourceOf = (pattern: string): string =>
  pattern
    .replaceAll(/(?<!\(\?<?)!/g, '(?![a-z0-9])')
    .replaceAll('_', '[ ./-]')
    .replaceAll('l', 'i')

const compile =
  (list: BannedHit['list']) =>
  ({ term, pattern }: Term): Compiled => ({
    term,
    list,
    pattern: new RegExp(`(?<=[|, ./&~-])${sourceOf(pattern)}`, 'gu'),
  })

interface Patterns {
  readonly any: readonly Compiled[]
  readonly against: RegExp
}

let patterns: Patterns | undefined

/** Compiled at first use, not at the cold start. */
const compiled = (): Patterns =>
  (patterns ??= {
    any: [...SLOGANS.map(compile('86a')), ...NSBM_TERMS.map(compile('nsbm'))],
    against: new RegExp(`(?<=[|, ./&~-])${sourceOf(AGAINST)}`, 'u'),
  })

/** Words of about one sentence. */
const NEAR = 60

const isAgainst = (folded: string, from: number, to: number): boolean =>
  compiled().against.test(folded.slice(Math.max(0, from - NEAR), from)) ||
  compiled().against.test(folded.slice(to, to + NEAR)) ||
  folded.slice(from, to).startsWith('anti')

type Place = Omit<BannedHit, 'found'> & Readonly<Record<'from' | 'to', number>>

function* placesIn(folded: string): Generator<Place> {
  for (const { term, list, pattern } of compiled().any)
    for (const { 0: match, index: from } of folded.matchAll(pattern)) {
      const to = from + match.length
      yield { term, list, from, to, isAgainst: isAgainst(folded, from, to) }
    }
}

/** The worst of what a text contains: what speaks against a term counts only when nothing else is there. */
const worstIn = (folded: string): Place | undefined => {
  let against: Place | undefined
  for (const place of placesIn(folded)) {
    if (!place.isAgainst) return place
    against ??= place
  }
  return against
}

export const findBanned = (text: string): BannedHit | null => {
  const { folded, slice } = foldText(text)
  const worst = worstIn(folded)
  if (!worst) return null
  const { from, to, ...hit } = worst
  return { ...hit, found: slice(from, to) }
}

/** As it is stored with what is held, for moderators. */
const ruleOf = ({ term, list, isAgainst }: BannedHit): string =>
  (isAgainst ? AGAINST_MARK : '') + (list === '86a' ? SLOGAN_MARK : '') + term

/** The parts of a stored rule. */
export const readRule = (rule: string): Pick<BannedHit, 'term' | 'list' | 'isAgainst'> => {
  const rest = rule.startsWith(AGAINST_MARK) ? rule.slice(AGAINST_MARK.length) : rule
  const isSlogan = rest.startsWith(SLOGAN_MARK)
  return {
    term: isSlogan ? rest.slice(SLOGAN_MARK.length) : rest,
    list: isSlogan ? '86a' : 'nsbm',
    isAgainst: rest !== rule,
  }
}

/** The rule by which a text is held: a term of the NSBM guard or a slogan of § 86a StGB; null without one. */
export const findBannedTerm = (text: string): string | null => {
  const hit = findBanned(text)
  return hit && ruleOf(hit)
}

/** The same for a name, where words are joined and letters replaced: "xNSBMx", "HeilHitler88". */
export const findBannedName = (name: string): string | null => {
  const rule = findBannedTerm(name)
  if (rule !== null) return rule
  const hit = findInName(name)
  return hit && ruleOf({ ...hit, isAgainst: false, found: name })
}
