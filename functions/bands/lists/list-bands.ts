import { listBands } from '#shared/api/bands.ts'
import { LIMITS } from '#shared/domain/limits.ts'
import { Page } from '#platform/http/answer.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { readBands } from './band-list.repository.ts'

/** Forms send empty filters for omitted ones. */
const orUndefined = (text: string | undefined): string | undefined =>
  text === '' ? undefined : text

export const handler = endpoint(listBands, async ({ query }) => {
  const { limit = LIMITS.bandPage, cursor, search, genre, country } = query
  const filter = {
    search: orUndefined(search),
    genre: orUndefined(genre),
    country: orUndefined(country),
  }
  const { bands, nextCursor } = await readBands(filter, orUndefined(cursor), limit)
  return new Page(bands, nextCursor)
})
