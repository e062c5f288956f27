/** A day, a month, or either with its year. */
export interface StatedDate {
  readonly day?: number | undefined
  readonly month: number
  readonly year?: number | undefined
  /** The original words. */
  readonly words: string
}

export interface DatesOfText {
  readonly dates: readonly StatedDate[]
  /** The text without the dates. */
  readonly rest: string
}

const MONTHS = [
  'Januar|Jänner|January|Jan',
  'Februar|Feber|February|Feb',
  'März|Maerz|March|Mär|Mar',
  'April|Apr',
  'Mai|May',
  'Juni|June|Jun',
  'Juli|July|Jul',
  'August|Aug',
  'September|Sept|Sep',
  'Oktober|October|Okt|Oct',
  'November|Nov',
  'Dezember|December|Dez|Dec',
]
const MONTH = `(?<month>${MONTHS.join('|')})(?![\\p{L}])\\.?`
const YEAR = '(?<year>(?:19|20)\\d\\d)(?!\\d)'
const DAY = '(?:0?[1-9]|[12]\\d|3[01])(?!\\d)(?:\\.|st|nd|rd|th)?'
const AND = '\\s*(?:[-–—,&+/]|bis(?: zum)?|to|und|and|sowie|through|till)\\s*(?:den |the )?'
const DAYS = `(?<days>${DAY}(?:${AND}${DAY}){0,9})`

const isMonth = MONTHS.map((names) => new RegExp(`^(?:${names})$`, 'i'))
const monthOf = (name = ''): number => isMonth.findIndex((names) => names.test(name)) + 1

type Groups = Readonly<Record<string, string | undefined>>
type Read = (groups: Groups, words: string) => StatedDate[]

const CENTURY = 2000
const LAST_DAY = 31
const wholeYear = (year: string | undefined): number | undefined =>
  year === undefined ? undefined : Number(year) + (year.length === 2 ? CENTURY : 0)

const named: Read = ({ days = '', month, year }, words) =>
  (days.match(/\d+/g) ?? []).map((day) => ({
    day: Number(day),
    month: monthOf(month),
    year: wholeYear(year),
    words,
  }))

const whole: Read = ({ month, year }, words) => [
  { month: monthOf(month), year: wholeYear(year), words },
]

const numeric: Read = ({ day, number, year }, words) =>
  Number(day) <= LAST_DAY && Number(number) <= MONTHS.length
    ? [{ day: Number(day), month: Number(number), year: wholeYear(year), words }]
    : []

/** In order: the first matching pattern removes its words from the text. */
const PATTERNS: readonly (readonly [RegExp, Read])[] = [
  [/(?<![\d.])(?<day>\d{1,2})\.\s?(?<number>\d{1,2})\.\s?(?<year>\d{4}|\d{2})(?![\d:])/gu, numeric],
  [new RegExp(`(?<![\\d.,:])${DAYS}\\s*(?:of )?${MONTH}(?:,?\\s*${YEAR})?`, 'giu'), named],
  [
    new RegExp(`(?<![\\p{L}])${MONTH}\\s+${DAYS}(?![\\d:.]\\d|\\d|\\s*%)(?:,?\\s*${YEAR})?`, 'giu'),
    named,
  ],
  [new RegExp(`(?<![\\p{L}])${MONTH},?\\s*${YEAR}`, 'giu'), whole],
]

const GERMAN_SHORT = /(?<![\d.,])(?<day>\d{1,2})\.(?<number>\d{1,2})\.(?!\d)/gu

/** A month alone must be capitalised, and no verb. */
const ALONE = new RegExp(
  `(?<![\\p{L}])(?<month>${MONTHS.map((names) =>
    names
      .split('|')
      .filter((name) => name.length > 3 && !['March', 'Sept'].includes(name))
      .join('|'),
  )
    .filter((names) => names !== '')
    .join('|')}|Mai)(?![\\p{L}])`,
  'gu',
)
/** "A May release": English items may name these months anywhere but before a verb's subject. */
const ENGLISH =
  /(?<=[\p{L},] )(?<month>May|March)\b(?! (?:I|we|you|he|she|they|it|not|be|have)\b)/gu

const extractDates = (
  found: DatesOfText,
  [pattern, read]: readonly [RegExp, Read],
): DatesOfText => {
  const dates: StatedDate[] = []
  const rest = found.rest.replace(pattern, (...parts) => {
    const [words, groups] = [parts[0], parts.at(-1) as Groups]
    const these = read(groups, words.trim())
    dates.push(...these)
    return these.length > 0 ? ' ; ' : words
  })
  return { dates: [...found.dates, ...dates], rest }
}

/** The dates in a text, and the text without them. */
export const datesIn = (text: string, language: 'de' | 'en'): DatesOfText =>
  [
    ...PATTERNS,
    ...(language === 'de' ? [[GERMAN_SHORT, numeric] as const] : []),
    [ALONE, whole] as const,
    ...(language === 'en' ? [[ENGLISH, whole] as const] : []),
  ].reduce<DatesOfText>(extractDates, { dates: [], rest: text })
