const MONTHS = [
  ['Januar', 'January', 'Jan'],
  ['Februar', 'February', 'Feb'],
  ['März', 'March', 'Mar'],
  ['April', 'April', 'Apr'],
  ['Mai', 'May', 'May'],
  ['Juni', 'June', 'Jun'],
  ['Juli', 'July', 'Jul'],
  ['August', 'August', 'Aug'],
  ['September', 'September', 'Sep'],
  ['Oktober', 'October', 'Oct'],
  ['November', 'November', 'Nov'],
  ['Dezember', 'December', 'Dec'],
] as const

const NAMES = MONTHS.flat().join('|')

const FORMS = [
  new RegExp(`\\b(?<day>\\d{1,2})\\.\\s(?<month>${NAMES})(?:\\s(?<year>\\d{4}))?`, 'gu'),
  new RegExp(
    `\\b(?<month>${NAMES})\\.? (?<day>\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (?<year>\\d{4}))?`,
    'gu',
  ),
  new RegExp(
    `\\b(?<day>\\d{1,2})(?:st|nd|rd|th)? (?:of )?(?<month>${NAMES})\\b(?:,? (?<year>\\d{4}))?`,
    'gu',
  ),
  /\b(?<day>\d{1,2})\.(?<number>\d{1,2})\.(?<year>\d{4})\b/gu,
]

const monthIndex = (name: string): number =>
  MONTHS.findIndex((names) => names.some((each) => each === name))

const germanDate = (groups: Readonly<Record<string, string | undefined>>): string | undefined => {
  const { day, month, number, year } = groups
  const index = month === undefined ? Number(number) - 1 : monthIndex(month)
  const name = MONTHS[index]?.[0]
  if (name === undefined || Number(day) < 1 || Number(day) > 31) return undefined
  const start = `${String(Number(day))}. ${name}`
  return year === undefined ? start : `${start} ${year}`
}

/** "Verschoben auf den 3. Mai": the day before is what the text is about. */
const isMovedTo = (text: string, index: number): boolean =>
  /\b(?:auf den|moved to) $/u.test(text.slice(0, index))

/** The dates of a text in German form, in the order of the text; those that something is moved to come last. */
export const datesIn = (text: string): readonly string[] => {
  const found = FORMS.flatMap((form) =>
    [...text.matchAll(form)].map(({ index, groups = {} }) => ({
      index: isMovedTo(text, index) ? text.length + index : index,
      date: germanDate(groups),
    })),
  )
  return found
    .toSorted((a, b) => a.index - b.index)
    .flatMap(({ date }) => (date === undefined ? [] : [date]))
}

/** Removes dates, so that their numbers are not read as other figures. */
export const withoutDates = (text: string): string =>
  FORMS.reduce((rest, form) => rest.replace(form, ' '), text)

const BERLIN_MS = 3_600_000

/** The day of an ISO timestamp in German form; undefined for none or an invalid one. */
export const dayOf = (instant: string | null): string | undefined => {
  const at = Date.parse(instant ?? '')
  if (Number.isNaN(at)) return undefined
  const [year, month = '', day] = new Date(at + BERLIN_MS).toISOString().slice(0, 10).split('-')
  return `${String(Number(day))}. ${MONTHS[Number(month) - 1]?.[0] ?? ''} ${year ?? ''}`
}
