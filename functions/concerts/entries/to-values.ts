import { countryNamed } from '#shared/domain/concert-countries.ts'
import { DEFAULT_CONCERT_COUNTRY } from '#shared/domain/concerts.ts'
import { eveningAt } from '#shared/domain/evening.ts'
import { readTown } from '#shared/domain/towns/read-town.ts'
import type { ConcertSubmission } from '#shared/api/concerts.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { addDays, instantOf, isRealDate } from '#shared/domain/wall-clock.ts'
import { now } from '#platform/runtime/clock.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { zoneOf } from '../items/concert.presenter.ts'
import type { ConcertValues } from '../items/concert.items.ts'
import { CONCERT_TEXTS } from '../texts.ts'

const NOON = '12:00'
const DAY = 10
const MINUTES = 16

const known = (text: string | undefined): string | undefined => (text === '' ? undefined : text)

/** Without `time`, noon means that the beginning is unknown. */
const timeOf = ({ date, time }: Pick<ConcertSubmission, 'date' | 'time'>): string | undefined => {
  if (time) return time
  const sent = date.slice(DAY + 1, MINUTES)
  return sent === NOON ? undefined : sent
}

const isUnknown = (text: string): boolean => /^unknown( venue)?$/i.test(text)

const refuse = (text: string): never => {
  throw new ApiError('invalid_input', text)
}

const assertExists = (values: ConcertValues): void => {
  const { date, time = NOON } = values
  if (!isRealDate(date)) refuse(CONCERT_TEXTS.noSuchDay)
  if (instantOf({ date, time }, zoneOf(values)) === null) refuse(CONCERT_TEXTS.noSuchHour)
}

/** @throws ApiError invalid_input for days that are past or too far away on the clock of the venue */
export const assertUpcoming = (values: Pick<ConcertValues, 'date' | 'country'>): void => {
  const today = eveningAt(now(), zoneOf(values))
  if (values.date < today) refuse(CONCERT_TEXTS.past)
  if (values.date > addDays(today, LIMITS.concertHorizonDays)) refuse(CONCERT_TEXTS.tooFar)
}

/** A town of another country does not belong to the country that is used when none is given. */
const placeOf = ({ city, country }: ConcertSubmission): Pick<ConcertValues, 'city' | 'country'> => {
  if (country === 'Unknown') return { city: readTown(city).city }
  const named = countryNamed(country)
  const read = readTown(city, { country: named })
  if (read.settlement || named !== DEFAULT_CONCERT_COUNTRY)
    return { city: read.city, country: read.country }
  const elsewhere = readTown(city)
  const { city: name, country: land } = elsewhere.settlement ? elsewhere : read
  return { city: name, country: land }
}

/**
 * What is known of a submitted gig. Empty fields, 'Unknown Venue' and 'Unknown' are unknown.
 * @throws ApiError invalid_input for days and hours that do not exist
 */
export const toValues = (submission: ConcertSubmission): ConcertValues => {
  const { bandName, venue } = submission
  const values: ConcertValues = {
    bandName,
    bandId: known(submission.bandId),
    venue: isUnknown(venue) ? undefined : venue,
    ...placeOf(submission),
    date: submission.date.slice(0, DAY),
    time: timeOf(submission),
    genre: known(submission.genre),
    price: known(submission.price),
    description: known(submission.description),
    ticketUrl: known(submission.ticketUrl),
  }
  assertExists(values)
  return values
}
