import * as z from 'zod/mini'
import { ConcertSubmission, type Concert } from '#shared/api/concerts.ts'
import { concertZoneOf } from '#shared/domain/concert-zones.ts'
import { ConcertTime, DEFAULT_CONCERT_COUNTRY } from '#shared/domain/concerts.ts'
import { eveningAt } from '#shared/domain/evening.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { addDays, instantOf, isRealDate } from '#shared/domain/wall-clock.ts'
import { serverNow } from '#spa/platform/server-time.ts'
import { typedFields } from '#spa/platform/form.ts'
import { messages } from '../submit-texts.ts'

/** The texts of the form's fields by name. */
export type ConcertDraft = Readonly<Partial<Record<string, string>>>

/** Such as '20:00:00', which some browsers give for a time with seconds. */
const shortTime = (time: string): string => time.slice(0, 5)

/** The day with the time, or with noon when there is none (docs/product/concerts.md#submitting). */
const dateTimeOf = (date: string, time: string): string => {
  if (date === '') return ''
  return time === '' ? `${date}T12:00:00` : `${date}T${time}`
}

const OPTIONAL = ['bandId', 'time', 'price', 'ticketUrl', 'genre', 'description']

export const draftIn = (form: HTMLFormElement): ConcertDraft => typedFields(form) as ConcertDraft

/** What the form sends, without empty optional fields and without the status, which only changes have. */
export const readSubmission = (form: HTMLFormElement): Record<string, unknown> => {
  const { date = '', time = '', ...rest } = typedFields(form, OPTIONAL) as ConcertDraft
  const fields = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== 'status'))
  const beginning = shortTime(time)
  return {
    ...fields,
    date: dateTimeOf(date, beginning),
    ...(beginning !== '' && { time: beginning }),
  }
}

/** Why a concert cannot be at this time, on the clock of its venue; undefined when it can. */
export const dateProblem = (
  { date, country }: { readonly date: string; readonly country: string },
  now: number,
): string | undefined => {
  const day = date.slice(0, 10)
  const zone = concertZoneOf(country)
  const today = eveningAt(now, zone)
  if (!isRealDate(day)) return messages.rules.noSuchDay
  if (day < today) return messages.rules.past
  if (day > addDays(today, LIMITS.concertHorizonDays)) return messages.rules.tooFar
  const isHour = instantOf({ date: day, time: date.slice(11, 16) }, zone) !== null
  return isHour ? undefined : messages.rules.noSuchHour
}

/** The schema of the server with its rules for the date. */
export const CheckedSubmission = ConcertSubmission.check(
  z.superRefine((value, context) => {
    const problem = dateProblem(value, serverNow())
    if (problem === undefined) return
    const isHour = problem === messages.rules.noSuchHour
    context.addIssue({ code: 'custom', message: problem, path: [isHour ? 'time' : 'date'] })
  }),
)

/** What the form shows of a concert that is changed. */
export const toDraft = (concert: Concert): ConcertDraft => ({
  bandName: concert.bandName,
  bandId: concert.bandId ?? '',
  venue: concert.venue ?? '',
  city: concert.city,
  country: concert.country ?? DEFAULT_CONCERT_COUNTRY,
  date: concert.date,
  time: concert.time ?? '',
  price: concert.price ?? '',
  ticketUrl: concert.ticketUrl ?? '',
  genre: concert.genre ?? '',
  description: concert.description ?? '',
  status: concert.status,
})

interface Similar {
  readonly bandName: string
  readonly venue?: string
  readonly city: string
  readonly date: string
  readonly time?: string
}

const typedIn = (draft: ConcertDraft, name: string): string => draft[name]?.trim() ?? ''

/** The part of a draft that finds similar concerts; undefined while it says too little. */
export const similarOf = (draft: ConcertDraft): Similar | undefined => {
  const [bandName, city, date] = ['bandName', 'city', 'date'].map((name) => typedIn(draft, name))
  if (!bandName || !city || !date || !isRealDate(date)) return undefined
  const venue = typedIn(draft, 'venue')
  const time = shortTime(typedIn(draft, 'time'))
  return {
    bandName,
    city,
    date,
    ...(venue !== '' && { venue }),
    ...(ConcertTime.safeParse(time).success && { time }),
  }
}
