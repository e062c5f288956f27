import { hash } from 'node:crypto'
import { ApiError } from '#platform/runtime/errors.ts'
import { BAND_TEXTS } from '../texts.ts'

const MARK_LENGTH = 6

const markOf = (filter: object): string =>
  hash('sha256', JSON.stringify(filter), 'base64url').slice(0, MARK_LENGTH)

/** A cursor names the last entry that was read, and belongs to one filter. */
export const writeCursor = (filter: object, sortKey: string): string =>
  markOf(filter) + Buffer.from(sortKey).toString('base64url')

const ENTRY = /^.+#[0-7][0-9A-HJKMNP-TV-Z]{25}$/u

/**
 * The entry that a cursor names. DynamoDB refuses to start where the range of the search is not.
 * @throws ApiError invalid_input for a cursor of another filter, or one that no page returned
 */
export const readCursor = (filter: object, cursor: string, prefix = ''): string => {
  const sortKey = Buffer.from(cursor.slice(MARK_LENGTH), 'base64url').toString()
  const isEntry = ENTRY.test(sortKey) && sortKey.startsWith(prefix)
  if (isEntry && writeCursor(filter, sortKey) === cursor) return sortKey
  throw new ApiError('invalid_input', BAND_TEXTS.foreignCursor)
}
