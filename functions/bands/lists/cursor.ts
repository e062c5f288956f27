import { hash } from 'node:crypto'
import { ApiError } from '#platform/runtime/errors.ts'
import { BAND_TEXTS } from '../texts.ts'

const MARK_LENGTH = 6

const markOf = (filter: object): string =>
  hash('sha256', JSON.stringify(filter), 'base64url').slice(0, MARK_LENGTH)

/** A cursor names the last entry that was read, and belongs to one filter. */
export const writeCursor = (filter: object, sortKey: string): string =>
  markOf(filter) + Buffer.from(sortKey).toString('base64url')

/** @throws ApiError invalid_input for a cursor of another filter */
export const readCursor = (filter: object, cursor: string): string => {
  const sortKey = Buffer.from(cursor.slice(MARK_LENGTH), 'base64url').toString()
  if (sortKey !== '' && writeCursor(filter, sortKey) === cursor) return sortKey
  throw new ApiError('invalid_input', BAND_TEXTS.foreignCursor)
}
