import { foldLetters } from '#shared/domain/search-fold.ts'
import type { Evidence } from '../finding.ts'
import { fold } from '../fold.ts'
import { headOf, isAdjective, isListedNoun, isOtherWord } from '../lexicon/german.ts'
import { blankTitles } from '../quotations.ts'
import { numeralOf } from '../word-lists/numerals.ts'
import { placeOf } from '../word-lists/places.ts'
import { familiesOf } from './families.ts'

/** A part of a sentence with one verb, more or less. */
export interface Clause {
  /** Folded, with its punctuation removed. */
  readonly text: string
  /** Words that can be compared between languages: names, numbers, words of the same origin. */
  readonly tokens: ReadonlySet<string>
  /** The same for the whole sentence. */
  readonly sentenceTokens: ReadonlySet<string>
  readonly isNegated: boolean
  /** Its verb denies what it names: "will auf eine Berufung verzichten". */
  readonly isRefusal: boolean
  /** It leaves open what it names: "ob die Band weitermacht". */
  readonly isOpen: boolean
  /** It says that something is not true: "deny break-up rumours". */
  readonly isDenial: boolean
  /** The names and other capitalised words of the sentence. */
  readonly names: ReadonlySet<string>
  /** Its capitalised words; the first word of a sentence is left out. */
  readonly nouns: ReadonlySet<string>
  /** The name that its verb is most likely about, without genitives and names after prepositions. */
  readonly subject: ReadonlySet<string>
  /** Whom "he" or "the 44-year-old" means: the subjects of the sentence before. */
  readonly referent: ReadonlySet<string>
  /** Of a relative clause: the names before it. */
  readonly antecedent: ReadonlySet<string> | undefined
  /** The whole sentence, of which other clauses are parts. */
  readonly isWhole: boolean
}

const SENTENCE_END =
  /(?<!\b(?:St|Mr|Mrs|Dr|No|Nr|ca|bzw|feat|vs)\.)(?<=[.!?]["“”«»')]?)(?<!\b\d{1,2}\.(?=\s(?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|\p{Ll}|\d)))\s+(?=[^\s\p{Ll}])|\s[–|]\s|\n/u
const CLAUSE_END =
  /(?<!\d)[,:](?!\d)|(?<=\d)[,:](?!\d)|(?<!\d)[,:](?=\d)|[;()–]|\s(?:but|and|und|sondern)\s|\s(?=(?:while|although|because|who|which|after|before|weil|obwohl)\s)/u

/** Genres and names whose words would mean a death: "death metal", "NAPALM DEATH". */
const NOT_MEANT =
  /\b[Dd]eath[\s/-]?(?:[Mm]etal\p{L}*|[Cc]ore|[Dd]oom|[Rr]ock|[Gg]rind\p{L}*|[Tt]hrash)|\b[Dd]eath(?:core|-)|\p{Lu}{3,}(?:[\s-]+\p{Lu}{2,})*|(?<=\p{Lu}\p{Ll}+\s)(?:Death|Dead|Sick|Murder|Kill)\b/gu

/** Single names in capitals stay in the tokens, because they are what sentences share. */
const meant = (text: string): string =>
  blankTitles(text).replace(/\bNo\.? ?(?=\d)/gu, '').replace(NOT_MEANT, ' ')

const NEGATORS =
  /\b(?:nicht|kein(?:e[nrms]?)?|keinesfalls|keineswegs|nie|niemals|niemand\w*|nichts|weder|noch nie|not|n t|\w+n['’]t|cannot|never|no|nobody|none|neither|nor|nothing|without)\b/u

const DENIALS =
  /\b(?:den(?:y|ies|ied|ying)|dementier\w*|(?<!(?:trotz|despite) (?:\w+ ){0,3})(?:rumou?rs?|geruchten?)|false|falsch|(?:weist|wies|weisen) (?:\w+ ){0,10}zuruck)\b/u

/** "Das Gerücht, der Club habe …, nennt sie frei erfunden." */
const RUMOUR = /\b(?:Gerücht|Behauptung|dass\b|Meldung|Bericht|rumou?r|claim|report|suggestion|speculation)/iu
const DENIED =
  /\b(?:erfunden|Erfindung|weis\w* .*zurück|wies\w* .*zurück|falsch|Unsinn|unwahr|haltlos|nichts dran|fabrication|untrue|false|nonsense|baseless|dismiss(?:ed|es)|shot down|dispel\w*|quash\w*|dementier\w*)\b/iu

/** Verbs that deny what the clause names. With a negation they affirm it: "will not refuse". */
export const REFUSALS =
  /\b(?:verzichte\w*|verzicht|weigert\w*|weigern|verweiger\w*|declin\w+ to|refus\w+ to|waiv\w+|fail(?:s|ed)? to|rul(?:e|es|ed|ing) out|schliesst? (?:\w+ ){1,6}aus|ausgeschlossen|sieht (?:\w+ ){0,6}ab von|abgesehen von|avoid\w*|step(?:s|ped)? (?:away|back) from|turn(?:s|ed)? down|lehnt\w* (?:\w+ ){1,8}ab|lehnen (?:\w+ ){1,8}ab|abgelehnt\w*|will (?:\w+ ){0,6}nichts wissen|erspart|entgeh\w*|entging\w*)\b/u

const OPEN = /^ (?:\w+ )?(?:ob|whether|if|falls|sofern|sollten?|wie es|how)\b/u

const CONDITIONAL = /\b(?:otherwise|sonst|andernfalls)\b/u

/** Words of negation that deny nothing: "nicht nur", "no less than", "keine Frage". */
const IDIOMS =
  /\b(?:nicht (?:nur|bloss|allein|zuletzt|minder|(?:weniger|mehr|langer|spater|fruher|schlechter) als(?= (?:\d|ein|zwei|drei|vier|funf|zehn))|umsonst|von ungefahr)|not (?:only|just|least|merely|(?:more|less|later|fewer) than)|n(?:o|othing) less than|no (?:fewer|less|more|later|sooner|doubt|wonder)|nothing (?:but|short of)|none other than|nichts (?:als|weniger als)|kein(?:e|en)? (?:frage|wunder|zweifel|geringere[nr]? als|geheimnis)|ohne (?:frage|zweifel|wenn und aber)|never before|noch nie|so \w+ wie nie|wie nie zuvor|whether or not|ob (?:\w+ ){0,4}oder nicht)\b/gu

/** Ways to say with a negation what others say without one. */
const TURNS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:lebt|leben|weilt|weilen) (?:\w+ ){0,3}nicht mehr\b/gu, 'verstorben'],
  [/\b(?:is|are) (?:\w+ ){0,2}no longer (?:with us|alive)\b/gu, 'passed away'],
  [
    /\b(?:(?:won|can|couldn) ?['’ ]?t|will not|cannot|can not) be (?:taking the stage|able to (?:play|perform|appear)\w*)/gu,
    'sidelined',
  ],
  [/\bandert sich (?:\w+ ){0,6}nichts\b|\bnichts andert sich\b|\bnothing changes\b/gu, 'wie geplant'],
  [/\b(?:nicht|not) (?:\w+ ){0,2}(?:betroffen|affected)\b/gu, 'wie geplant'],
  [/\b(?:nicht|niemand) (?:\w+ ){0,2}zu schaden\b/gu, 'unverletzt'],
  [/\b(?:keine|no) (?:andere |other )?(?:wahl|choice)\b/gu, 'gezwungen'],
  [/\b(?:tritt|treten|trat|traten) (?:\w+ ){1,6}(?:nicht|nie) an\b/gu, 'auf eis'],
  [/\bnicht (?:mehr|langer) (?:dabei|bei|mitglied|teil)\b/gu, 'ausgestiegen'],
  [/\bplead(?:s|ed|ing)? not guilty\b|\bnicht schuldig bekannt\b/gu, 'bestreitet'],
  [/\bunable to (?:play|perform|appear)\b/gu, 'sidelined'],
]

const HOW = /^(?:ersatzlos|komplett|ganz|vollstandig|kurzfristig|erneut|gemeinsam|endgultig|krankheitsbedingt|voraussichtlich|wetterbedingt|vorerst)$/

const isResult = (word: string): boolean =>
  isAdjective(word) && !isListedNoun(word) && !HOW.test(word)

/** "Der Hals fällt dünn aus": with an adjective before it, the verb means a result. */
const withoutResults = (text: string): string =>
  text.replace(/\b(?:fallt|fallen|fiel|fielen) ((?:\w+ ){0,6}?)(\w+) aus\b/gu, (all, _, last) =>
    isResult(String(last)) ? ' ' : all,
  )

const plainly = (text: string): string =>
  TURNS.reduce(
    (so, [turn, words]) => so.replace(turn, words),
    withoutResults(text.replace(/(\w)['’ ]t be /gu, "$1't be ")),
  ).replace(IDIOMS, ' ')

const NAME = /(?<=\p{L}.*)(?<![\p{L}])\p{Lu}[\p{L}'’-]+|^\p{Lu}[\p{L}'’-]+/gu

const NOUN = /(?<=[\p{L}\d].*)(?<![\p{L}])\p{Lu}[\p{L}'’-]+/gu

/** "Death-Metal-Band" is none: its last part is a noun. */
const isName = (written: string): boolean => {
  const folded = fold(written.split('-').at(-1) ?? written).join('')
  return !isListedNoun(folded) && headOf(folded, () => false) === undefined
}

const MIN_TOKEN = 3
const PREFIX = 6

const STOP = new Set(
  'der die das den dem des ein eine einen einem einer und the and for von mit auf bei aus nach vor ist sind war wird werden wurde wurden hat haben hatte ihr ihre ihren sich als auch nicht will was were has have had his her their they with from that this will not kein keine nur noch mehr'.split(
    ' ',
  ),
)

/** The same for both languages: "fifth", "5." and "fünftes". */
const tokenOf = (word: string): string => {
  const place = placeOf(word)
  if (place !== undefined) return `@${place}`
  const value = /^\d+$/.test(word) ? Number(word) : numeralOf(word)
  return value === undefined ? word.slice(0, PREFIX) : String(value)
}

const tokensOf = (text: string): ReadonlySet<string> => {
  const words = fold(text)
  return new Set([
    ...words
      .filter((word) => (word.length >= MIN_TOKEN || /\d/.test(word)) && !STOP.has(word))
      .map(tokenOf),
    ...familiesOf(words.join(' ')).map((family) => `#${family}`),
  ])
}

const namesOf = (written: readonly string[]): ReadonlySet<string> =>
  new Set(
    fold(written.join(' '))
      .filter((word) => word.length >= MIN_TOKEN && !STOP.has(word))
      .map(tokenOf),
  )

const foldClause = (text: string, hidden: ReadonlySet<string>): string =>
  plainly(
    ` ${foldLetters(meant(text))
      .replace(/[^\p{L}\p{N}'’]+/gu, ' ')
      .trim()
      .split(' ')
      .filter((word) => !hidden.has(word))
      .join(' ')} `,
  )

const sentencesOf = (text: string): string[] =>
  text.split(SENTENCE_END).filter((part) => part.trim() !== '')

const RELATIVE = /^\s*(?:who|whose|der|die|dessen|deren)\b/u

/** "Her colleague Brian Moss, who died in January": only he did. */
const antecedentOf = (part: string, before: string | undefined): Clause['antecedent'] => {
  if (before === undefined || !RELATIVE.test(part)) return undefined
  const [last] = before.match(/\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*\s*$/u) ?? []
  return last === undefined ? undefined : namesOf([last])
}

const NOBODY: ReadonlySet<string> = new Set()

const SEQUENCE = /\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*/gu
const OBJECT_BEFORE =
  /\b(?:in|aus|bei|nach|von|vom|mit|für|zu|zum|zur|an|auf|über|unter|laut|wegen|durch|um|seit|im|am|beim|des|dem|at|from|with|for|of|by|to)(?: (?:der|die|den|dem|the|ihre[nmr]?|seine[nmr]?|Band|Gruppe))? $/iu
const CONTINUED =
  /^\s*["„“]?(?:Er|Sie|He|She|His|Her|Ihm|Ihn|(?:Der|Die|The) (?:\d+|Musiker|Sänger|Gitarrist|Bassist|Schlagzeuger|Drummer|musician|singer|vocalist|guitarist|bassist|drummer|frontman))/u

const ENGLISH =
  /^(?:she|he|they|the|it|we|you|i|this|that|these|those|his|her|their|its|our|my|in|on|at|for|from|with|to|of|an?|as|by|but|and|if|when|while|after|before|there|nobody|nothing|all|both|no|not|one|former|according|during|following)$/

const isFunctionWord = (written: string): boolean => {
  const folded = fold(written).join('')
  return ENGLISH.test(folded) || isOtherWord(folded) || numeralOf(folded) !== undefined
}

const subjectOf = (part: string): ReadonlySet<string> => {
  for (const match of part.matchAll(SEQUENCE)) {
    const words = match[0]
      .split(' ')
      .filter((word, index) => isName(word) && !(index === 0 && isFunctionWord(word)))
    const others = words.filter((word) => !/['’]?s$/u.test(word))
    const names = others.length > 0 ? others : words
    const isGenitive = names.length === 1 && /s$/u.test(names[0] ?? '') && /^ \p{Ll}+e[rnms]? \p{Lu}/u.test(part.slice(match.index + match[0].length))
    if (names.length === 0 || isGenitive) continue
    if (OBJECT_BEFORE.test(part.slice(0, match.index))) continue
    return namesOf(names)
  }
  return new Set()
}

const inSentence = (
  sentence: string,
  referent: ReadonlySet<string>,
  hidden: ReadonlySet<string>,
): Clause[] => {
  const sentenceTokens = tokensOf(sentence)
  const names = namesOf((sentence.match(NAME) ?? []).filter(isName))
  const isDeniedRumour = RUMOUR.test(sentence) && DENIED.test(sentence)
  const clauseOf = (part: string, isWhole: boolean, before?: string): Clause => {
    const text = foldClause(part, hidden)
    return {
      text,
      tokens: tokensOf(part),
      sentenceTokens,
      isNegated: NEGATORS.test(text),
      isRefusal: REFUSALS.test(text),
      isOpen: OPEN.test(text) || CONDITIONAL.test(text),
      isDenial: DENIALS.test(text) || isDeniedRumour,
      names,
      nouns: new Set(fold((part.match(NOUN) ?? []).join(' '))),
      isWhole,
      antecedent: antecedentOf(part, before),
      subject: subjectOf(part),
      referent: CONTINUED.test(sentence) ? referent : NOBODY,
    }
  }
  const parts = sentence.split(CLAUSE_END).filter((part) => part.trim() !== '')
  const clauses = parts.map((part, index) =>
    clauseOf(part, false, parts[index - 1]),
  )
  // The parts of a German verb can be in different clauses: "sagen die Konzerte in Kiel, Bremen und Rostock ab".
  const isWholeToo = clauses.length > 1 && !clauses.some((one) => one.isNegated || one.isRefusal || one.isOpen)
  return isWholeToo ? [...clauses, clauseOf(sentence, true)] : clauses
}

/** The subjects of a sentence, and the other persons that it mentions by their role. */
const subjectsIn = (clauses: readonly Clause[]): ReadonlySet<string> =>
  new Set(
    clauses.flatMap(({ subject, tokens }) => [
      ...subject,
      ...[...tokens].filter((token) => token.startsWith('#')),
    ]),
  )

/** @param hidden folded words that are part of a name and state nothing */
export const clausesOf = (text: string, hidden: ReadonlySet<string> = NOBODY): Clause[] => {
  let referent = NOBODY
  return sentencesOf(text).flatMap((sentence) => {
    const clauses = inSentence(sentence, referent, hidden)
    const named = subjectsIn(clauses)
    if (clauses.some(({ subject }) => subject.size > 0) || !CONTINUED.test(sentence)) referent = named
    return clauses
  })
}

const read = new WeakMap<Evidence, readonly Clause[]>()

/** The clauses of an item, read once. */
export const clausesOfItem = (item: Evidence): readonly Clause[] => {
  const known = read.get(item) ?? clausesOf(`${item.title}\n${item.text}`)
  read.set(item, known)
  return known
}

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((token) => other.has(token)).length

/** How much a clause is about the same as the sentence of another. */
export const sharedSentence = (one: Clause, other: Clause): number =>
  shared(one.tokens, other.sentenceTokens) + Math.min(1, shared(one.names, other.referent))

export const sharedClause = (one: Clause, other: Clause): number => shared(one.tokens, other.tokens)
