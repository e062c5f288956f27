import { exactTime } from '#spa/platform/time.ts'
import { messages } from '../texts.ts'

const DAY_MS = 24 * 60 * 60_000

/** Such as '07:05', in the time zone of the browser. */
export const clockTime = (at: string): string => exactTime(new Date(at)).split(' um ')[1] ?? ''

/** 'Heute', 'Gestern', or such as 'Sonntag, 1. März 2026'. */
export const dayName = (at: string, now: Date): string => {
  const day = new Date(at)
  const isDay = (other: Date): boolean => other.toDateString() === day.toDateString()
  if (isDay(now)) return messages.chat.today
  if (isDay(new Date(now.getTime() - DAY_MS))) return messages.chat.yesterday
  return exactTime(day).split(' um ')[0] ?? ''
}
