import { foldLetters } from '#shared/domain/search-fold.ts'
import type { Evidence } from '../finding.ts'
import { fold } from '../fold.ts'
import { isListedNoun } from '../lexicon/german.ts'
import { blankTitles } from '../quotations.ts'
import type { Statement } from '../statements.ts'

/** Verbs with an actor and an affected person: the stem, and the participle that shows a passive. */
interface Deed {
  readonly name: string
  readonly verb: RegExp
}

const DEEDS: readonly Deed[] = [
  {
    name: 'suing',
    verb: /\b(?:verklag\w*|klagt\w* gegen|geklagt|sue[sd]?|suing|filed a lawsuit against)\b/,
  },
  {
    name: 'replacing',
    verb: /\b(?:ersetz\w*|abgelost|lost (?:\w+ ){1,4}ab|(?:sit|fill|step|stand)\w* in\b(?! the)|replac\w+|succeed\w*|takes? over from|took over from)\b/,
  },
  {
    name: 'accusing',
    verb: /\b(?:beschuldig\w*|anzeigt\w*|angezeigt|anzeige erstattet\w*|pressed charges against|reported|zeigt\w* (?:\w+ ){1,6}an|accus\w+)\b/,
  },
  {
    name: 'attacking',
    verb: /\b(?:schlug|geschlagen|attackier\w*|angegriffen|verprugel\w*|struck|attack\w*|assault\w*|punch\w*|beat|stabbed)\b/,
  },
  {
    name: 'displacing',
    verb: /\b(?:verdrang\w*|uberhol\w*|besieg\w*|schlagt|knock\w*|displac\w+|overtak\w+|overtook|defeat\w*)\b/,
  },
  {
    name: 'firing',
    verb: /\b(?:gefeuert|feuer(?:t|n|te|ten)|entlass\w*|rausgeworfen|fire[sd]?|firing|sack\w*|dismiss\w*|oust\w*)\b/,
  },
  {
    name: 'dropping',
    verb: /\b(?:gekundigt|drops|dropped|(?:ends?|ended|terminat\w+|cancel\w*) (?:its|their|his|her|the) (?:\w+ )?(?:contract|deal))\b/,
  },
  { name: 'leaving', verb: /\b(?:verlasst|verlassen|verliess\w*|leav(?:es?|ing)|left|quits?)\b/ },
  {
    name: 'signing',
    verb: /\b(?:ubernimmt|ubernommen|ubernahm|takes over|took over|taking over|kauft|gekauft|kaufte|acquir\w+|buys|bought)\b/,
  },
  { name: 'paying', verb: /\b(?:zahl(?:t|en|te|ten)|bezahl\w*|pays?|paid|owes?|schuldet)\b/ },
  {
    name: 'supporting',
    verb: /\b(?:im vorprogramm (?:von|fur|der|des)|vorgruppe (?:von|fur|der|des)|support (?:von|fur)|will support|supports?|supporting|open(?:s|ing|ed)? for|eroffne\w* fur)\b/,
  },
  {
    name: 'succeeding',
    verb: /\b(?:tritt (?=(?:\w+ ){0,6}(?:die|dessen|deren) nachfolge)|nachfolger(?:in)? (?:von|des|der)|folgt auf|beerbt\w*|inherit\w*)\b/,
  },
  { name: 'lending', verb: /\b(?:leih\w*|verleih\w*|lieh\w*|geliehen|lends?|lent|lending)\b/ },
  { name: 'apologising', verb: /\b(?:entschuldigt\w* sich|sich entschuldigt|apologi[sz]\w*)\b/ },
  { name: 'calling', verb: /\b(?:angerufen|rief (?:\w+ ){1,4}an|called|phoned)\b/ },
  { name: 'spying', verb: /\b(?:bespitzel\w*|spied)\b/ },
  { name: 'donating', verb: /\b(?:spendet\w*|gespendet|spenden an|donat\w+)\b/ },
  { name: 'praising', verb: /\b(?:lobt\w*|gelobt|prais\w+|dankt\w*|thank\w*|wurdigt\w*)\b/ },
  { name: 'inviting', verb: /\b(?:ladt|lud|eingeladen|invit\w+)\b/ },
  {
    name: 'outselling',
    verb: /\b(?:(?:verkauf\w*|sold|sell) (?:mehr|more)|mehr verkauft\w*|outs(?:old|ell\w*)|verwies\w*|verweist|(?:war|lag|liegt) (?:noch )?(?:besser|hoher|vor))\b/,
  },
  { name: 'hiring', verb: /\b(?:verpflichte\w*|engagier\w*|hire[sd]?|hiring|recruit\w*)\b/ },
  { name: 'discovering', verb: /\b(?:entdeckt\w*|discover\w*)\b/ },
  { name: 'forgiving', verb: /\b(?:verzeih\w*|verzieh\w*|verziehen|forg(?:ive|ives|ave|iven))\b/ },
  { name: 'teaching', verb: /\b(?:unterrichte\w*|taught|teach\w*)\b/ },
  { name: 'naming', verb: /\b(?:benannt\w* nach|named after)\b/ },
  { name: 'insulting', verb: /\b(?:beleidig\w*|insult\w*|beschimpf\w*|bedroh\w*|threaten\w*)\b/ },
  { name: 'criticising', verb: /\b(?:kritisier\w*|criticis\w*|criticiz\w*|slam\w*|blast\w*)\b/ },
  { name: 'honouring', verb: /\b(?:produzier\w*|produce[sd]?|covert?|gecovert|covered|covers)\b/ },
]

const PASSIVE_DE = /\b(?:wird|werden|wurden?|worden)\b/
const PASSIVE_EN = /\b(?:is|are|was|were|been|being|be)\b/
const BY = /\b(?:von|vom|durch|by)\b/

/** "produziert von Meier" needs no auxiliary. */
const AGENT = /^ (?:von|vom|by) /

const NAME = /\p{Lu}[\p{L}\p{N}'’-]*/gu
const MIN_NAME = 3

interface Placed {
  readonly name: string
  readonly at: number
}

const PLACE_BEFORE = /\b(?:in|at|from|aus|nach|im) $/u

/** Names as the items use them: capitalised there, and no German word that only looks like one. */
const namesIn = (text: string, known: ReadonlySet<string>): Placed[] =>
  [...text.matchAll(NAME)].flatMap((match) =>
    (PLACE_BEFORE.test(text.slice(Math.max(0, match.index - 6), match.index)) ? [] : fold(match[0]))
      .map((name) => name.replace(/s$/, ''))
      .filter((name) => name.length >= MIN_NAME && known.has(name))
      .map((name) => ({ name, at: match.index })),
  )

const SENTENCE_END = /(?<=[.!?]["“”«»')]?)\s+|[;:]\s|\n|\s[–|]\s/u

/** Finite verbs between subject and object when the deed is a participle at the end. */
const FINITE_DE =
  /\b(?:hat|haben|hatten?|wird|werden|wurden?|will|wollen|wollten?|soll|sollen|sollten?|muss|mussen|mussten?|kann|konnen|konnten?|durften?)\b/
const FINITE_EN = /\b(?:has|have|had|will|is|are|was|were)\b/

/** An accusative before the verb makes the first name the object: "Den Sänger Meier hat die Band gefeuert". */
const ACCUSATIVE = /^\W*(?:den|ihren|seinen|einen|fur|wen)\b/

/** "Produziert hat Meier": the doer follows. */
const isParticipleFirst = (folded: string, deed: RegExpExecArray): boolean =>
  deed.index < 2 && /^ (?:hat|haben|hatten?)\b/.test(folded.slice(deed.index + deed[0].length))

export interface Roles {
  readonly doers: ReadonlySet<string>
  readonly targets: ReadonlySet<string>
}

interface Language {
  readonly finite: RegExp
  readonly passive: RegExp
}

const GERMAN: Language = { finite: FINITE_DE, passive: PASSIVE_DE }
const ENGLISH: Language = { finite: FINITE_EN, passive: PASSIVE_EN }

const rolesInSentence = (
  sentence: string,
  known: ReadonlySet<string>,
  { verb }: Deed,
  { finite, passive }: Language,
): Roles | undefined => {
  // Folding keeps the length of nearly all texts, and positions are only compared with each other.
  const folded = foldLetters(sentence)
  const deed = verb.exec(folded)
  if (!deed) return undefined
  const auxiliary = finite.exec(folded.slice(0, deed.index))
  const at = auxiliary?.index ?? deed.index
  const names = namesIn(sentence, known)
  const [before, after] = [names.filter((one) => one.at < at), names.filter((one) => one.at > at)]
  const nearby = folded.slice(Math.max(0, at - 1), deed.index + deed[0].length + 12)
  const rest = folded.slice(deed.index + deed[0].length)
  const isPassive =
    AGENT.test(rest) || (passive.test(nearby) && (finite === FINITE_DE || BY.test(rest)))
  const isFronted = ACCUSATIVE.test(folded) || isParticipleFirst(folded, deed)
  const isTurned = isPassive !== (finite === FINITE_DE && isFronted)
  const [doers, targets] = isTurned ? [after, before] : [before, after]
  return {
    doers: new Set(doers.map(({ name }) => name)),
    targets: new Set(targets.map(({ name }) => name)),
  }
}

/** Who says it has no role in it. */
const ATTRIBUTION = /\b(?:[Ll]aut|[Nn]ach Angaben (?:von|des|der))(?: \p{Lu}[\p{L}’'-]*){1,4}/gu

const rolesIn = (
  text: string,
  known: ReadonlySet<string>,
  deed: Deed,
  language: Language,
): Roles[] =>
  blankTitles(text)
    .replace(ATTRIBUTION, (words) => ' '.repeat(words.length))
    .split(SENTENCE_END)
    .flatMap((sentence) => rolesInSentence(sentence, known, deed, language) ?? [])

/** The words that the items write with a capital although no sentence begins there, or in capitals. */
const namesOf = (evidence: readonly Evidence[]): ReadonlySet<string> =>
  new Set(
    evidence.flatMap(({ title, text, language }) =>
      [...`${title}\n${text}`.matchAll(NAME)]
        .filter(
          (match) =>
            language === 'en' ||
            !/\b(?:der|die|das|den|dem|des|ein\w*|ihr\w*|sein\w*)\s$/u.test(
              text.slice(Math.max(0, match.index - 8), match.index),
            ),
        )
        .flatMap(([name]) => fold(name))
        .filter((word) => language === 'en' || !isListedNoun(word))
        .map((word) => word.replace(/s$/, '')),
    ),
  )

const union = (sets: readonly ReadonlySet<string>[]): ReadonlySet<string> =>
  new Set(sets.flatMap((set) => [...set]))

const onlyIn = (name: string, one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.has(name) && !other.has(name)

const LEAVING =
  /\b(?:leav(?:es|ing)|left|exits?|exited|quits?|depart\w*|part(?:s|ed)? ways|fired|ousted|sacked|replaced in|steigt|ausgestiegen|ausstieg|verlasst|verlassen|verliess|trennen sich|getrennt|gestorben|died|dead)\b/u

/** Who left does not succeed who stays. */
const isLeaverNamedSuccessor = (
  { text, evidence }: Statement,
  known: ReadonlySet<string>,
): boolean => {
  const deeds = DEEDS.filter(({ name }) => name === 'succeeding' || name === 'replacing')
  const claimed = deeds.flatMap((deed) => rolesIn(text, known, deed, GERMAN))
  if (claimed.length === 0) return false
  const sentences = evidence.flatMap(({ title, text: body }) =>
    `${title}\n${body}`.split(SENTENCE_END).filter((one) => LEAVING.test(foldLetters(one))),
  )
  const leavers = new Set(sentences.flatMap((one) => namesIn(one, known)).map(({ name }) => name))
  return claimed.some(
    ({ doers, targets }) =>
      targets.size > 0 &&
      [...doers].some((name) => leavers.has(name)) &&
      ![...targets].some((name) => leavers.has(name)),
  )
}

/** The verbs whose actor and affected person a statement swaps, by the order of the names around the verb. */
export const swappedIn = ({ text, evidence }: Statement): string[] => {
  const folded = foldLetters(text)
  const used = DEEDS.filter(({ verb }) => verb.test(folded))
  if (used.length === 0) return []
  const known = namesOf(evidence)
  if (isLeaverNamedSuccessor({ text, evidence }, known)) return ['succeeding']
  return used
    .filter((deed) => {
      const theirs = evidence.flatMap(({ title, text: body, language }) =>
        rolesIn(`${title}\n${body}`, known, deed, language === 'de' ? GERMAN : ENGLISH),
      )
      const doers = union(theirs.map((roles) => roles.doers))
      const targets = union(theirs.map((roles) => roles.targets))
      return rolesIn(text, known, deed, GERMAN).some(
        (roles) =>
          [...roles.doers].some((name) => onlyIn(name, targets, doers)) ||
          [...roles.targets].some((name) => onlyIn(name, doers, targets)),
      )
    })
    .map(({ name }) => name)
}
