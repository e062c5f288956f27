import { TextAnswer } from '#platform/http/answer.ts'
import { env } from '#platform/runtime/env.ts'
import { writeCalendar, type CalendarConcert } from './write-calendar.ts'

/** The answer with these concerts. Browsers save it; calendar programs ignore the name. */
export const calendarAnswer = (
  concerts: readonly CalendarConcert[],
  fileName: string,
): TextAnswer =>
  new TextAnswer(writeCalendar(concerts, env.siteOrigin), {
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"`,
  })
