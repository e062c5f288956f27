import { fold } from './fold.ts'
import { parseNumeral } from './numerals.ts'

/** What numbers count, by folded beginnings or endings of German and English words. */
const UNITS: readonly (readonly [string, RegExp])[] = [
  ['year', /^(jahr|year|jahrig|anniversar|jubila|lebensjahr)|jahrig$|jahr(e|en|es)?$/],
  ['album', /(album|albums|alben|platte|platten|werk|longplayer|record|records|lp|lps)$/],
  [
    'song',
    /(song|songs|track|tracks|stucke|stucken|titel|titeln|(?<!g)lied|(?<!g)lieder|(?<!g)liedern)$/,
  ],
  ['night', /^(?:nacht|nachte|nachten|night|nights)$/],
  ['place', /^(?:platz|rang)$/],
  ['single', /^(single|singles|vorabsingle|auskopplung)$/],
  ['minute', /(minute|minutes|minuten|min)$|minutig/],
  ['second', /^(?:sekunden?|seconds)$/],
  ['hour', /(stunde|stunden|hour|hours)$|stundig/],
  ['oclock', /^(uhr|pm|oclock)$/],
  ['day', /^(tag|tage|tagen|day|days)$|tagig/],
  ['week', /(woche|wochen|week|weeks)$|wochig/],
  ['month', /^(monat|monate|monaten|month|months)$|monatig/],
  ['money', /^(euro|euros|eur|dollar|dollars|usd|pfund|pound|pounds|franken)$/],
  [
    'show',
    /(show|shows|konzert|konzerte|konzerten|termin|termine|terminen|gig|gigs|concert|concerts|date|dates|auftritt|auftritte|auftritten|stadt|stadte|stadten|cities)$/,
  ],
  ['band', /(^|[a-z])(band|bands|acts|act|gruppen)$/],
  [
    'people',
    /^(trio|quartett?|quintett?|sextett?)$|kopfig|piece$|(besucher|besuchern|fans|people|visitors|attendees|zuschauer|zuschauern|menschen|gaste|gasten|musiker|musikern|members|mitglieder|mitgliedern)$/,
  ],
  ['copy', /(exemplar|exemplare|exemplaren|copies|stuckzahl)$/],
  ['percent', /^(prozent|percent)$/],
]

/** The unit that a folded word names; undefined for other words. */
const parseUnit = (word: string): string | undefined =>
  UNITS.find(([, pattern]) => pattern.test(word))?.[0]

/** A number that a text states. */
export interface Stated {
  readonly value: number
  /** What it counts, from the words after it. */
  readonly unit: string | undefined
  /** The original words. */
  readonly words: string
}

const DIGITS =
  /(?<![\p{L}\p{N}])(?<sign>[€$£])?\s?(?<digits>\d{1,3}(?:[.,'’\u202f ]\d{3})+(?![\d])|\d+(?:[.,:]\d+)?)(?<rest>\p{L}*)/gu
const WORD = /[\p{L}\p{M}]+/gu

const GROUPED = /^\d{1,3}(?:[.,'’\u202f ]\d{3})+$/u
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(mio|million|millionen|millions)$/, 1e6],
  [/^(tausend|thousand|k)$/, 1e3],
  [/^(decade|decades|jahrzehnt|jahrzehnte|jahrzehnten)$/, 10],
]

const MAX_FOLLOWING = 3

/** The next words, up to the end of the clause or the next number. */
const following = (text: string, from: number): string[] => {
  const [clause = ''] = text
    .slice(from, from + 60)
    .split(/[,.;:!?()\d–]|\b(?:this|last|next|per|pro|dieses|in|im|am|an|on|at|for|from)\s/u, 1)
  return fold(clause).slice(0, MAX_FOLLOWING)
}

const scaleOf = (word: string | undefined): number =>
  SCALES.find(([pattern]) => pattern.test(word ?? ''))?.[1] ?? 1

const unitIn = (words: readonly string[]): string | undefined =>
  words.map(parseUnit).find((unit) => unit !== undefined)

const valueOf = (digits: string): number =>
  Number(GROUPED.test(digits) ? digits.replace(/\D/g, '') : digits.replace(/[,:]/, '.'))

/** "Platz 8", "number 8". */
const placeBefore = (text: string, at: number): string | undefined =>
  /(?:platz|rang|position|place|number|no\.) $/iu.test(text.slice(Math.max(0, at - 10), at))
    ? 'place'
    : undefined

const digitsIn = (text: string): Stated[] =>
  [...text.matchAll(DIGITS)].map((match) => {
    const { sign, digits = '', rest = '' } = match.groups ?? {}
    const value = valueOf(digits)
    const words = [
      ...(rest ? [rest.toLowerCase()] : []),
      ...following(text, match.index + match[0].length),
    ]
    const scale = scaleOf(words[0])
    const unit = sign ? 'money' : (placeBefore(text, match.index) ?? unitIn(words))
    return { value: value * scale, unit, words: match[0].trim() }
  })

const spelled = (text: string, word: string, end: number): Stated[] => {
  const [folded = ''] = fold(word)
  const value = parseNumeral(folded)
  if (value === undefined) return []
  const after = following(text, end)
  const unit = parseUnit(folded) ?? placeBefore(text, end - word.length) ?? unitIn(after)
  return [{ value: value * scaleOf(after[0]), unit, words: word }]
}

const wordsIn = (text: string): Stated[] =>
  [...text.matchAll(WORD)].flatMap((match) =>
    spelled(text, match[0], match.index + match[0].length),
  )

/** All numbers of a text without its dates, in digits and in words. */
export const numbersIn = (text: string): Stated[] => [...digitsIn(text), ...wordsIn(text)]
