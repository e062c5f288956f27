import { datesIn } from '../dates.ts'
import type { Evidence } from '../finding.ts'
import { fold } from '../fold.ts'
import type { Statement } from '../statements.ts'
import { placeOf } from '../word-lists/places.ts'

/** A day or a place of a text, in a form that both languages share. */
interface Mention {
  readonly key: string
  /** The words of its clause before it, and those after it. */
  readonly before: string
  readonly after: string
}

const CLAUSE_END =
  /(?<=[.!?])(?<!\d\.(?= (?:Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez|\p{Ll}|\d)))\s|(?<!\d)[,:;](?!\d)|(?<=\d)[,;](?!\s?\d)|[()–]|\s(?:but|sondern|aber)\s|\n/u

type Find = (clause: string, language: Evidence['language']) => readonly Mention[]

const at = (clause: string, words: string, key: string, from = clause.indexOf(words)): Mention => ({
  key,
  before: clause.slice(0, from),
  after: clause.slice(from + words.length),
})

/** Days of which the words name no other: "3. und 4. April" is left out. */
const daysIn: Find = (clause, language) => {
  const { dates } = datesIn(clause, language)
  const isAlone = (words: string): boolean =>
    dates.filter((one) => one.words === words).length === 1
  return dates.flatMap(({ day, month, words }) =>
    day === undefined || !isAlone(words) ? [] : [at(clause, words, `${day}.${month}.`)],
  )
}

const PLACE = /(?<=(?<!\p{L})(?:in|im|nach|von|to|from) )\p{Lu}[\p{L}-]+/gu

const placesIn: Find = (clause) =>
  [...clause.matchAll(PLACE)].map((match) => {
    const folded = fold(match[0]).join('')
    return at(clause, match[0], `@${placeOf(folded) ?? folded}`, match.index)
  })

/** "Nicht am 4. April in Fürth, sondern am 9. Mai in Erlangen": all of the first part. */
const CONTRAST =
  /(?<=(?<!\p{L})(?:nicht|not) )(?:[^.!?]|(?<=\d)\.){1,100}?(?=,? (?:sondern|but)(?!\p{L}))/gu

const repeatNot = (part: string): string => part.replace(/(?<= )(?=(?:am|im|in|on) )/gu, 'nicht ')

const mentionsIn = (text: string, language: Evidence['language'], find: Find): Mention[] =>
  text
    .replace(CONTRAST, repeatNot)
    .split(CLAUSE_END)
    .flatMap((clause) => find(clause, language))

/** "Originally slated for June 18", "statt am 3. Februar", "nicht in Fürth": what follows no longer holds. */
const REPLACED =
  /(?<!\p{L})(?:(?:originally|initially|ursprünglich|eigentlich|anfangs)(?: [\p{L}]+){0,4}|(?:instead of|rather than|statt|anstatt|anstelle|not|nicht)(?: (?:on|in|for|am|im|vom|von|wie geplant|den|the))*)\s*$/iu
/** "Pushed back from January 12 to May 2", "von Fürth nach Erlangen verlegt". */
const MOVED =
  /(?<!\p{L})(?:push|moved|delay|postpone|reschedul|relocat|verschob|verschieb|verleg|verlag|umzieh|umgezogen)/iu
const FROM = /(?<!\p{L})(?:from|vom|von)\s*$/iu
const TO = /^[^.]{0,30}?(?<!\p{L})(?:to|until|auf|nach)(?!\p{L})/iu

const isReplaced = ({ before, after }: Mention): boolean =>
  REPLACED.test(before) ||
  (FROM.test(before) && TO.test(after) && (MOVED.test(before) || MOVED.test(after)))

/** A sentence that tells of a change, a plan or the past can name what no longer holds. */
const TELLS_CHANGE =
  /(?<!\p{L})(?:ursprünglich|eigentlich|anfangs|zunächst|zuerst|bisher|statt(?= \p{L})|anstatt|anstelle|sollten?|hätten?|war|waren|wollten?|nicht|kein\p{L}*|entfällt|geplant\p{L}*|vorgesehen\p{L}*|angesetzt\p{L}*|angekündigt\p{L}*|(?:ver)?schieb\p{L}*|(?:ver)?schob\p{L}*|verleg\p{L}*|abgesagt\p{L}*|(?:fällt|fallen|fiel|fielen|sagt|sagen)|nachgeholt\p{L}*)(?!\p{L})/iu

/** The key of what a text names only as replaced, although something of its kind replaces it. */
const replacedIn = (mentions: readonly Mention[]): ReadonlySet<string> => {
  const valid = new Set(mentions.filter((one) => !isReplaced(one)).map(({ key }) => key))
  const replaced = mentions.filter(isReplaced).map(({ key }) => key)
  return new Set(valid.size > 0 ? replaced.filter((key) => !valid.has(key)) : [])
}

const saysReplaced = ({ text, evidence }: Statement, find: Find): boolean => {
  const replaced = replacedIn(
    evidence.flatMap((item) => mentionsIn(`${item.title}\n${item.text}`, item.language, find)),
  )
  return mentionsIn(text, 'de', find).some(
    ({ key, before }) => replaced.has(key) && !FROM.test(before),
  )
}

/** The kinds of what a statement gives as valid although the items only name it as replaced: a day, a place. */
export const replacedBy = (statement: Statement): string[] => {
  if (TELLS_CHANGE.test(statement.text)) return []
  return [
    ...(saysReplaced(statement, daysIn) ? ['replaced day'] : []),
    ...(saysReplaced(statement, placesIn) ? ['replaced place'] : []),
  ]
}
