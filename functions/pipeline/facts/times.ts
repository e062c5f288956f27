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
export const weekdayOf = (word: string): number | undefined => {
  const index = WEEKDAYS.findIndex((names) => names.some((name) => word.startsWith(name)))
  return index < 0 ? undefined : index
}

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

const NAMES: readonly (readonly [Season, RegExp])[] = [
  ['spring', /^(fruhling|fruhjahr|spring(?:s|time)?$)/],
  ['summer', /^(sommer|summer)/],
  ['autumn', /^(herbst|autumn|fall$)/],
  ['winter', /^winter/],
]

export const seasonOf = (word: string): Season | undefined =>
  NAMES.find(([, pattern]) => pattern.test(word))?.[0]

const MONTHS_OF: Readonly<Record<Season, readonly number[]>> = {
  spring: [3, 4, 5, 6],
  summer: [6, 7, 8, 9],
  autumn: [9, 10, 11, 12],
  winter: [12, 1, 2, 3],
}

export const isInSeason = (month: number, season: Season): boolean =>
  MONTHS_OF[season].includes(month)

const RELATIVE_DAYS: readonly (readonly [number, RegExp])[] = [
  [0, /\b(?:today|tonight|heute)\b/iu],
  [1, /\b(?:tomorrow|morgen)\b/u],
  [-1, /\b(?:yesterday|gestern)\b/iu],
  [2, /\bübermorgen\b/iu],
  [-2, /\bvorgestern\b/iu],
]

export const relativeDaysIn = (text: string): number[] =>
  RELATIVE_DAYS.filter(([, pattern]) => pattern.test(text)).map(([days]) => days)
