import { fold } from '../fold.ts'
import { headOf, isListedNoun, isOtherWord } from '../lexicon/german.ts'
import { numeralOf } from '../word-lists/numerals.ts'
import { namesOf } from './tokens.ts'

/** Words that English writes with a capital, always or before a name. */
const CAPITALISED =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|singer|vocalist|frontman|frontwoman|guitarist|bassist|drummer|keyboardist|founder|producer|manager|promoter|christmas|easter)$/

/** "Death-Metal-Band" is none: its last part is a noun. */
export const isName = (written: string): boolean => {
  const folded = fold(written.split('-').at(-1) ?? written).join('')
  if (CAPITALISED.test(folded)) return false
  return !isListedNoun(folded) && headOf(folded, () => false) === undefined
}

const LAST_NAME = /\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*\s*$/u
const RELATIVE = /^\s*(?:who|whose|der|die|dessen|deren)\b/u

/** "Her colleague Brian Moss, who died in January": only he did. */
export const antecedentOf = (
  part: string,
  before: string | undefined,
): ReadonlySet<string> | undefined => {
  if (before === undefined || !RELATIVE.test(part)) return undefined
  const [last] = LAST_NAME.exec(before) ?? []
  return last === undefined ? undefined : namesOf([last])
}

export const NOBODY: ReadonlySet<string> = new Set()

const SEQUENCE = /\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu
const OBJECT_BEFORE =
  /\b(?:in|aus|bei|nach|von|vom|mit|für|zu|zum|zur|an|auf|über|unter|laut|wegen|durch|um|seit|im|am|beim|des|dem|at|from|with|for|of|by|to)(?: (?:der|die|den|dem|the|ihre[nmr]?|seine[nmr]?|Band|Gruppe))? $/iu
/** "Former Gravelord bassist Kyle Renner": the band is not the subject. */
const MUSICIAN_AFTER =
  /^ (?:guitarist|singer|vocalist|frontman|frontwoman|bassist|drummer|keyboardist|founder|member) \p{Lu}/u
export const CONTINUED =
  /^\s*["„“]?(?:Er|Sie|He|She|His|Her|Ihm|Ihn|(?:Der|Die|The) (?:\d+|Musiker|Sänger|Gitarrist|Bassist|Schlagzeuger|Drummer|musician|singer|vocalist|guitarist|bassist|drummer|frontman))/u

const ENGLISH =
  /^(?:she|he|they|the|it|we|you|i|this|that|these|those|his|her|their|its|our|my|in|on|at|for|from|with|to|of|an?|as|by|but|and|if|when|while|after|before|there|nobody|nothing|all|both|no|not|one|former|according|during|following)$/

const isFunctionWord = (written: string): boolean => {
  const folded = fold(written).join('')
  return ENGLISH.test(folded) || isOtherWord(folded) || numeralOf(folded) !== undefined
}

export const subjectOf = (part: string): ReadonlySet<string> => {
  for (const match of part.matchAll(SEQUENCE)) {
    const words = match[0]
      .split(' ')
      .filter((word, index) => isName(word) && !(index === 0 && isFunctionWord(word)))
    const others = words.filter((word) => !/['’]?s$/u.test(word))
    const names = others.length > 0 ? others : words
    const isGenitive =
      names.length === 1 &&
      names.every((name) => name.endsWith('s')) &&
      /^ \p{Ll}+e[rnms]? \p{Lu}/u.test(part.slice(match.index + match[0].length))
    if (names.length === 0 || isGenitive) continue
    if (MUSICIAN_AFTER.test(part.slice(match.index + match[0].length))) continue
    if (OBJECT_BEFORE.test(part.slice(0, match.index))) continue
    return namesOf(names)
  }
  return new Set()
}
