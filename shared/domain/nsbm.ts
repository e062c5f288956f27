import { findInName } from './banned/names.ts'
import { AGAINST, NSBM_TERMS, SLOGANS, type Term } from './banned/terms.ts'
import { foldText, JOINED, type FoldedText } from './banned/words.ts'

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

/** The same where a border of lines, fields or overlays, or a comma, may be between two words. */
const sourceAcross = (pattern: string): string =>
  sourceOf(pattern.replaceAll('_', `[ ./,${JOINED}-]`).replaceAll('[|]', `[|${JOINED}]`))

const START = `(?<=[|, ./&~${JOINED}-])`

const compile =
  (list: BannedHit['list'], toSource: (pattern: string) => string) =>
  ({ term, pattern }: Term): Compiled => ({
    term,
    list,
    pattern: new RegExp(`${START}${toSource(pattern)}`, 'gu'),
  })

interface Patterns {
  readonly slogans: readonly Compiled[]
  readonly terms: readonly Compiled[]
  readonly against: RegExp
}

let patterns: Patterns | undefined

/** Compiled at first use, not at the cold start. */
const compiled = (): Patterns =>
  (patterns ??= {
    slogans: SLOGANS.map(compile('86a', sourceAcross)),
    terms: NSBM_TERMS.map(compile('nsbm', sourceOf)),
    against: new RegExp(`${START}${sourceOf(AGAINST)}`, 'u'),
  })

/** Words of about one sentence. */
const NEAR = 60

const isAgainst = (folded: string, from: number, to: number): boolean =>
  compiled().against.test(folded.slice(Math.max(0, from - NEAR), from)) ||
  compiled().against.test(folded.slice(to, to + NEAR)) ||
  folded.slice(from, to).startsWith('anti')

function* hitsIn({ folded, slice }: FoldedText, any: readonly Compiled[]): Generator<BannedHit> {
  for (const { term, list, pattern } of any)
    for (const { 0: match, index: from } of folded.matchAll(pattern)) {
      const to = from + match.length
      yield {
        term,
        list,
        isAgainst: isAgainst(folded, from, to),
        // Going back to the written text costs its length, and only one hit needs it.
        get found() {
          return slice(from, to)
        },
      }
    }
}

function* allHitsIn(text: string): Generator<BannedHit> {
  const { slogans, terms } = compiled()
  const { plain, joined } = foldText(text)
  yield* hitsIn(joined, slogans)
  yield* hitsIn(plain, terms)
}

/** The worst of what a text contains: what speaks against a term counts only when nothing else is there. */
export const findBanned = (text: string): BannedHit | null => {
  let against: BannedHit | null = null
  for (const hit of allHitsIn(text)) {
    if (!hit.isAgainst) return hit
    against ??= hit
  }
  return against
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
