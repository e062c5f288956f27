import { concertDays } from '#shared/api/concerts.ts'
import { get } from '#platform/table/index.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { foldCity } from '#shared/domain/towns/read-town.ts'
import { countedDays, monthKey } from './concert-days.items.ts'

export const handler = endpoint(concertDays, async ({ query: { month, city } }) => {
  const item = await get(monthKey(month, city ? foldCity(city) : undefined))
  return countedDays(month, { ...item })
})
