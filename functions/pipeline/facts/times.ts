const WEEKDAYS = [
  ['sonntag', 'sunday'],
  ['montag', 'monday'],
  ['dienstag', 'tuesday'],
  ['mittwoch', 'wednesday'],
  ['donnerstag', 'thursday'],
  ['freitag', 'friday'],
  ['samstag', 'saturday', 'sonnabend'],
] as const

/** The weekday in a folded word such as "Sonntagabend" or "sundays", 0 for Sunday; undefined for other words. */
export const parseWeekday = (word: string): number | undefined => {
  const index = WEEKDAYS.findIndex((names) => names.some((name) => word.startsWith(name)))
  return index < 0 ? undefined : index
}

interface SeasonWords {
  readonly season: string
  readonly words: RegExp
  readonly months: readonly number[]
}

const SEASONS: readonly SeasonWords[] = [
  { season: 'spring', words: /^(fruhling|fruhjahr|spring(?:s|time)?$)/, months: [3, 4, 5, 6] },
  { season: 'summer', words: /^(sommer|summer)/, months: [6, 7, 8, 9] },
  { season: 'autumn', words: /^(herbst|autumn|fall$)/, months: [9, 10, 11, 12] },
  { season: 'winter', words: /^winter/, months: [12, 1, 2, 3] },
]

export const parseSeason = (word: string): string | undefined =>
  SEASONS.find(({ words }) => words.test(word))?.season

/** A month at the border of two seasons is in both. */
export const seasonsOfMonth = (month: number): readonly string[] =>
  SEASONS.filter(({ months }) => months.includes(month)).map(({ season }) => season)

const RELATIVE_DAYS: readonly (readonly [number, RegExp])[] = [
  [0, /\b(?:today|tonight|heute)\b/iu],
  [1, /\b(?:tomorrow|morgen)\b/u],
  [-1, /\b(?:yesterday|gestern)\b/iu],
]

export const relativeDaysIn = (text: string): number[] =>
  RELATIVE_DAYS.filter(([, pattern]) => pattern.test(text)).map(([days]) => days)
