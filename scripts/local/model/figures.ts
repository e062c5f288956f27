import { withoutDates } from './dates.ts'

export interface Rating {
  readonly value: number
  readonly of: number
}

const SCALES = new Set([5, 6, 7, 10, 15, 20, 100])
const RATING =
  /(?<![\d.,/])(\d{1,3}(?:[.,]\d)?)\s*(?:\/|von|out of|aus)\s*(\d{1,3})(?![\d/]|[.,]\d|\s*(?:Songs|Konzert|Bands))/giu

/** `8/10`, `7,5 von 10 Punkten`, `4 out of 5`. */
export const ratingIn = (text: string): Rating | undefined =>
  [...withoutDates(text).matchAll(RATING)]
    .map(([, value = '', of = '']) => ({ value: Number(value.replace(',', '.')), of: Number(of) }))
    .find(({ value, of }) => SCALES.has(of) && value <= of)

const NUMBER = String.raw`(?<![\p{L}\d.,/])(\d{1,3}(?:[.,]\d{3})+|\d+)`
const UNITS = {
  songs: 'Songs|Stücke|Lieder|tracks|songs',
  minutes: 'Minuten|minutes',
  concerts: 'Konzerte|Shows|Termine|Stationen|concerts|shows|dates|stops',
  visitors: 'Besucher|Besucherinnen und Besucher|Fans|Leute|visitors|fans|people|attendees',
  bands: 'Bands|bands|acts',
  years: 'Jahre|Jahren|years',
  copies: 'Exemplare|Exemplaren|Stück|copies',
  euros: 'Euro|€|euros',
  days: 'Tage|Tagen|days',
} as const

export type Unit = keyof typeof UNITS

/** The first number above one before the unit, with the German separator of thousands (a dot). */
export const findNumber = (text: string, unit: Unit): string | undefined => {
  const found = new RegExp(`${NUMBER}[ -](?:${UNITS[unit]})`, 'u').exec(withoutDates(text))?.[1]
  return found === '1' ? undefined : found?.replaceAll(',', '.')
}
