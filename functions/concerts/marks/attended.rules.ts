import { ApiError } from '#platform/runtime/errors.ts'
import { CONCERT_MARK_TEXTS } from './texts.ts'

type When = 'upcoming' | 'past'

const CURSOR = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}#[0-7][0-9A-HJKMNP-TV-Z]{25}$/

/** A concert of today is upcoming until its evening is over. Both ends belong to the range. */
export const rangeOf = (
  when: When,
  today: string,
  cursor: string | undefined,
): readonly [string, string] => (when === 'past' ? ['0', cursor ?? today] : [cursor ?? today, '9~'])

/** @throws ApiError invalid_input for a cursor of another list */
export const assertMarkCursor = (when: When, today: string, cursor: string | undefined): void => {
  if (cursor === undefined) return
  const isPast = cursor < today
  if (!CURSOR.test(cursor) || isPast !== (when === 'past'))
    throw new ApiError('invalid_input', CONCERT_MARK_TEXTS.foreignCursor)
}
