import { concertEvent } from '#shared/api/concert-calendar.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { ApiError } from '#platform/runtime/errors.ts'
import { cardOf } from '../items/concert.presenter.ts'
import { isVisible } from '../items/concert.items.ts'
import { listingSortKey } from '../items/listing.items.ts'
import { readConcert } from '../items/concert.repository.ts'
import { readMarks } from '../marks/mark.repository.ts'
import { CONCERT_TEXTS } from '../texts.ts'
import { calendarAnswer } from './calendar-answer.ts'

export const handler = endpoint(concertEvent, async ({ memberId, params }) => {
  const concert = await readConcert(params.id)
  if (!concert || !isVisible(concert)) throw new ApiError('not_found', CONCERT_TEXTS.gone)
  const sortKey = listingSortKey(concert)
  const card = cardOf(concert)
  const marks = await readMarks(memberId, sortKey, sortKey)
  const event = {
    ...card,
    description: concert.description ?? null,
    version: concert.version,
    attendance: marks.get(card.id)?.state ?? null,
  }
  return calendarAnswer([event], `konzert-${concert.date}.ics`)
})
