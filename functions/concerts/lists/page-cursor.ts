import { hash } from 'node:crypto'
import { ApiError } from '#platform/runtime/errors.ts'
import { CONCERT_TEXTS } from '../texts.ts'

const TAG_LENGTH = 8

const tagOf = (filter: readonly unknown[]): string =>
  hash('sha256', JSON.stringify(filter), 'base64url').slice(0, TAG_LENGTH)

/** Where a page begins, and for which filter. @param sortKey of the last concert of the page before */
export const toCursor = (sortKey: string, filter: readonly unknown[]): string =>
  `${sortKey}~${tagOf(filter)}`

const CURSOR = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}#[0-7][0-9A-HJKMNP-TV-Z]{25})~([\w-]{8})$/

/** The sort key in a cursor. @throws ApiError invalid_input for a cursor of another filter */
export const fromCursor = (cursor: string, filter: readonly unknown[]): string => {
  const [, sortKey, tag] = CURSOR.exec(cursor) ?? []
  if (sortKey === undefined || tag !== tagOf(filter))
    throw new ApiError('invalid_input', CONCERT_TEXTS.otherFilter)
  return sortKey
}
